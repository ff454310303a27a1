import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeFolder } from './make-folder';

describe('making a folder', () => {
  let home: string;
  beforeEach(async () => (home = await mkdtemp(join(tmpdir(), 'haberdash-folder-'))));
  afterEach(() => rm(home, { recursive: true }));

  it('makes those above it, with the same mode, and takes one that is there', async () => {
    const folder = join(home, 'backups', 'monday');
    await Promise.all([makeFolder(folder, { mode: 0o700 }), makeFolder(folder, { mode: 0o700 })]);
    await makeFolder(folder);
    expect((await stat(join(home, 'backups'))).mode & 0o777).toBe(0o700);
    expect((await stat(folder)).isDirectory()).toBe(true);
  });

  it('is refused in a file', async () => {
    await writeFile(join(home, 'file'), '');
    await expect(makeFolder(join(home, 'file'))).rejects.toThrow('EEXIST');
    await expect(makeFolder(join(home, 'file', 'folder'))).rejects.toThrow('ENOTDIR');
  });

  const onLinux = existsSync('/proc/self') ? it : it.skip;
  onLinux('is refused where the system makes no folders', async () => {
    await expect(makeFolder('/proc/backups/monday')).rejects.toThrow('ENOENT');
  });
});
