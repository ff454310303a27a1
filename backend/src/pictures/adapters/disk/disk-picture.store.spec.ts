import fs from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { picturePath } from '../../domain/picture';
import { DiskPictureStore } from './disk-picture.store';
import { DraftFolder } from './draft-folder';

describe('pictures on disk', () => {
  let home: string;
  let store: DiskPictureStore;
  const variants = [320, 640, 1200].map((width) => ({ width, webp: Buffer.from(`picture of ${width}`) }));
  const stored = () => fs.readdir(join(home, 'uploads'));
  const drafts = () => fs.readdir(join(home, 'drafts'));
  const fullDisk = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });

  beforeEach(async () => {
    home = await fs.mkdtemp(join(tmpdir(), 'haberdash-pictures-'));
    for (const folder of ['uploads', 'drafts']) await fs.mkdir(join(home, folder));
    store = new DiskPictureStore(join(home, 'uploads'), new DraftFolder(join(home, 'drafts')));
  });
  afterEach(async () => {
    jest.restoreAllMocks();
    await fs.rm(home, { recursive: true });
  });

  it('are stored once, however often they are uploaded', async () => {
    const name = await store.save(variants);
    expect(await store.save(variants)).toBe(name);
    const paths = [320, 640, 1200].map((width) => picturePath({ name, width }));
    expect((await stored()).map((file) => `/uploads/${file}`).sort()).toEqual(paths.sort());
    expect(await drafts()).toEqual([]);
  });

  it('leave nothing when the disk is full before all widths are written', async () => {
    const writeFile = fs.writeFile;
    jest.spyOn(fs, 'writeFile').mockImplementation(async (file, content) => {
      const isLast = content === variants.at(-1)!.webp;
      await writeFile(file, isLast ? 'half a' : content);
      if (isLast) throw fullDisk;
    });
    await expect(store.save(variants)).rejects.toThrow(fullDisk);
    expect([await stored(), await drafts()]).toEqual([[], []]);
  });

  it('leave nothing when the disk has no place for the last name', async () => {
    const link = fs.link;
    jest.spyOn(fs, 'link').mockImplementation(async (draft, path) => {
      if (String(path).endsWith('-1200.webp')) throw fullDisk;
      await link(draft, path);
    });
    await expect(store.save(variants)).rejects.toThrow(fullDisk);
    expect([await stored(), await drafts()]).toEqual([[], []]);
  });
});
