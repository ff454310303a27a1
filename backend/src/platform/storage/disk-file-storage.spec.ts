import fs from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DiskFileStorage } from './disk-file-storage';
import { DraftFolder } from './draft-folder';
import { fileStorageContract } from './file-storage.contract';

describe('a folder of files', () => {
  let home: string;
  let storage: DiskFileStorage;
  const stored = () => fs.readdir(join(home, 'uploads'));
  const drafts = () => fs.readdir(join(home, 'drafts'));

  beforeAll(async () => {
    home = await fs.mkdtemp(join(tmpdir(), 'haberdash-files-'));
    for (const folder of ['uploads', 'drafts']) await fs.mkdir(join(home, folder));
    storage = new DiskFileStorage(join(home, 'uploads'), new DraftFolder(join(home, 'drafts')));
  });
  afterEach(async () => expect(await drafts()).toEqual([]));
  afterAll(() => fs.rm(home, { recursive: true }));

  fileStorageContract(() => storage);

  it('leaves no file when the disk is full', async () => {
    const writeFile = fs.writeFile;
    const fullDisk = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
    jest.spyOn(fs, 'writeFile').mockImplementationOnce(async (file) => {
      await writeFile(file, 'half a');
      throw fullDisk;
    });
    await expect(storage.add('shirt-640.webp', Buffer.from('half a shirt'))).rejects.toThrow(fullDisk);
    expect(await stored()).toEqual([]);
  });

  it('closes a file whose size it can not read', async () => {
    await storage.add('shirt-640.webp', Buffer.from('a shirt'));
    const opened = await fs.open(join(home, 'uploads', 'shirt-640.webp'));
    const broken = new Error('input/output error');
    jest.spyOn(opened, 'stat').mockRejectedValue(broken);
    jest.spyOn(fs, 'open').mockResolvedValueOnce(opened);
    await expect(storage.read('shirt-640.webp')).rejects.toThrow(broken);
    expect(opened.fd).toBe(-1);
  });
});
