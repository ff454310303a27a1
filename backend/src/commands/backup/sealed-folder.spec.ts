import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { StartupError } from '../../platform/config/startup-error';
import { assertSealed, makeSealedFolder } from './sealed-folder';

describe('a sealed folder', () => {
  let home: string;
  beforeEach(async () => (home = await mkdtemp(join(tmpdir(), 'haberdash-sealed-'))));
  afterEach(() => rm(home, { recursive: true }));
  const folder = () => join(home, 'backup');

  const make = () =>
    makeSealedFolder(folder(), async (draft) => {
      await writeFile(join(draft, 'database.dump'), 'all rows');
      await mkdir(join(draft, 'uploads'));
      await writeFile(join(draft, 'uploads', 'shirt.webp'), 'a shirt');
    });

  it('is valid when no file has changed', async () => {
    await make();
    await expect(assertSealed(folder())).resolves.toBeUndefined();
  });

  it("leaves nothing behind when it can't be filled", async () => {
    const failing = makeSealedFolder(folder(), async (draft) => {
      await writeFile(join(draft, 'database.dump'), 'half of');
      throw new Error('no space left');
    });
    await expect(failing).rejects.toThrow('no space left');
    expect(await readdir(home)).toEqual([]);
  });

  it("reports why it can't be written", async () => {
    await writeFile(folder(), 'a file');
    const failing = makeSealedFolder(join(folder(), 'backup'), () => Promise.resolve());
    await expect(failing).rejects.toThrow(StartupError);
    await expect(failing).rejects.toThrow(/could not be written \(.*ENOTDIR/);
  });

  const onLinux = existsSync('/proc/self') ? it : it.skip;
  onLinux('is refused where the system makes no folders', async () => {
    const failing = makeSealedFolder('/proc/backups/monday', () => Promise.resolve());
    await expect(failing).rejects.toThrow(/The backup could not be written \(.*ENOENT.*proc/);
  });

  it.each<[string, (file: (name: string) => string) => Promise<void>, string]>([
    ['truncated', (file) => truncate(file('database.dump'), 3), 'database.dump is not as it was written'],
    ['without one of its files', (file) => rm(file('uploads/shirt.webp')), 'uploads/shirt.webp is not'],
    ['with another file', (file) => writeFile(file('uploads/cap.webp'), 'a cap'), 'uploads/cap.webp is not'],
    ['with fewer checksums', (file) => truncate(file('SHA256SUMS'), 80), 'uploads/shirt.webp is not'],
    ['without checksums', (file) => rm(file('SHA256SUMS')), 'is not a complete backup'],
  ])('is refused when it is %s', async (_, damage, complaint) => {
    await make();
    await damage((name) => join(folder(), name));
    await expect(assertSealed(folder())).rejects.toThrow(complaint);
  });
});
