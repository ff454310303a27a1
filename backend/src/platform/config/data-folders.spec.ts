import { chmod, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { prepareDataFolders } from './data-folders';
import { ServerSettings } from './server.settings';
import { Environment } from './settings';
import { StartupError } from './startup-error';

describe('the data folder', () => {
  let home: string;
  const prepare = (folder: string) =>
    prepareDataFolders(
      new ServerSettings(new Environment({ DATABASE_URL: 'postgres://localhost/shop', DATA_DIR: folder })),
    );

  beforeEach(async () => {
    home = await mkdtemp(join(tmpdir(), 'haberdash-data-'));
  });
  afterEach(() => rm(home, { recursive: true }));

  it('is created when it is missing', async () => {
    await prepare(join(home, 'new', 'data'));
    expect((await stat(join(home, 'new', 'data', 'uploads'))).isDirectory()).toBe(true);
  });

  it("can't be created in place of a file, which the start reports in one sentence", async () => {
    for (const file of ['data', 'uploads']) await writeFile(join(home, file), '');
    for (const folder of [join(home, 'data'), join(home, 'data', 'below'), home]) {
      const refusal = await prepare(folder).catch((error: unknown) => error);
      expect(refusal).toBeInstanceOf(StartupError);
      expect((refusal as Error).message).toMatch(/^The data folder can't be used \(.+\): .+DATA_DIR\.$/);
    }
  });

  const unlessRoot = process.getuid?.() === 0 ? it.skip : it;
  unlessRoot('can’t be used when this user may not write there', async () => {
    await prepare(home);
    await chmod(join(home, 'drafts'), 0o500);
    await expect(prepare(home)).rejects.toThrow(StartupError);
  });
});
