import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DiskFileStorage } from '../../src/platform/storage/disk-file-storage';
import { copyFiles } from '../../src/platform/storage/copy-files';
import { DraftFolder } from '../../src/platform/storage/draft-folder';
import { S3FileStorage } from '../../src/platform/storage/s3-file-storage';
import { runProgram } from '../support/shop/program';
import { type S3Server, startS3Server } from '../support/services/s3-server';

describe('copying pictures to another storage', () => {
  let home: string;
  let s3: S3Server;
  const names = Array.from({ length: 120 }, (_, place) => `${String(place).padStart(3, '0')}-640.webp`);
  const uploads = () => join(home, 'uploads');

  beforeEach(async () => {
    home = await mkdtemp(join(tmpdir(), 'haberdash-copy-'));
    for (const folder of ['uploads', 'drafts']) await mkdir(join(home, folder));
    for (const name of names) await writeFile(join(uploads(), name), `picture ${name}`);
    s3 = await startS3Server();
  });
  afterEach(async () => {
    await s3.close();
    await rm(home, { recursive: true });
  });
  const copy = (to: string) =>
    runProgram(
      'src/commands/copy-pictures.ts',
      { DATABASE_URL: 'postgres://127.0.0.1:1/none', DATA_DIR: home, ...s3.env },
      [to],
    );

  /** The bucket and the disk are as if the process had ended while it copied the 51st picture. */
  async function copyHalf(): Promise<void> {
    const disk = new DiskFileStorage(uploads(), new DraftFolder(join(home, 'drafts')));
    const bucket = await S3FileStorage.open(s3.settings);
    const add = bucket.add.bind(bucket);
    jest.spyOn(bucket, 'add').mockImplementation((name, content) => {
      return name === names[50] ? Promise.reject(new Error('interrupted')) : add(name, content);
    });
    await expect(copyFiles(disk, bucket, () => undefined)).rejects.toThrow('interrupted');
  }

  it('copies all pictures after an interruption and another run, and back', async () => {
    await copyHalf();
    expect(await copy('s3')).toMatchObject({
      code: 0,
      said: '100 files done\n70 files copied; 120 are equal in both\n',
    });
    await rm(uploads(), { recursive: true });
    expect((await copy('disk')).code).toBe(0);
    expect((await readdir(uploads())).sort()).toEqual(names);
  });

  it('ends with code 1 when a picture differs, and leaves it unchanged', async () => {
    const bucket = await S3FileStorage.open(s3.settings);
    await bucket.add(names[7]!, Buffer.from('half a'));
    const { code, said } = await copy('s3');
    expect([code, said]).toEqual([
      1,
      `100 files done\n119 files copied; 119 are equal in both\n${names[7]} differs\n`,
    ]);
  });

  it.each(['', 'tape'])('refuses the destination "%s"', async (to) => {
    const { code, complaint } = await copy(to);
    expect([code, complaint]).toEqual([1, 'Say where to: pictures:copy -- s3, or -- disk\n']);
  });
});
