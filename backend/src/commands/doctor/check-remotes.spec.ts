import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { PagesSettings } from '../../storefront/pages.settings';
import { Environment } from '../../platform/config/settings';
import { checkRemotes } from './check-remotes';

describe("the doctor's check of the remotes", () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'haberdash-frontends-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  const file = async (path: string, content: unknown) => {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), JSON.stringify(content));
  };
  const examine = (settings: NodeJS.ProcessEnv) => checkRemotes(new PagesSettings(new Environment(settings)));

  it('reports that this server composes no pages', async () => {
    expect(await examine({})).toMatchObject([{ state: 'unset' }]);
  });

  it('finds the manifest of each listed remote, and names those without one', async () => {
    const elsewhere = 'https://tailor.test/mf-manifest.json';
    await file('frontend-shell/dist/remotes.json', [
      { name: 'shop' },
      { name: 'admin' },
      { name: 'tailor', manifest: elsewhere },
    ]);
    await file('frontend-shop/dist/mf-manifest.json', {});
    expect(await examine({ SERVE_FRONTENDS: folder })).toMatchObject([
      { state: 'works', message: expect.stringMatching(/^shop has its manifest/) as string },
      { state: 'wrong', message: expect.stringMatching(/^admin has no manifest .+\(ENOENT/) as string },
      { state: 'unset', message: 'tailor is deployed elsewhere' },
    ]);
  });

  it('reports a missing list and an unreachable shell', async () => {
    for (const settings of [{ SERVE_FRONTENDS: folder }, { SHELL_URL: 'http://127.0.0.1:1' }])
      expect(await examine(settings)).toMatchObject([
        { state: 'wrong', message: expect.stringMatching(/remotes\.json is missing or invalid$/) as string },
      ]);
  });
});
