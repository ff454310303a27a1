import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { StartupError } from '../../../../platform/config/startup-error';
import { SigningSecret } from './signing-secret';

describe('the signing secret', () => {
  let dataDir: string;
  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'haberdash-'));
  });
  afterEach(() => rm(dataDir, { recursive: true }));

  const secret = async (set?: string) => (await SigningSecret.of(set, dataDir)).value;

  it('is the configured one', async () => {
    const set = 'a secret of at least thirty-two characters';
    expect(await secret(set)).toBe(set);
    expect(await readdir(dataDir)).toEqual([]);
  });

  it('is created once without a setting, in a file that only its owner can read', async () => {
    const made = await secret();
    expect(made.length).toBeGreaterThanOrEqual(43);
    expect(await secret()).toBe(made);
    const { mode } = await stat(join(dataDir, 'jwt-secret'));
    expect((mode & 0o777).toString(8)).toBe('600');
  });

  it('is the same for servers that start at the same time', async () => {
    const secrets = await Promise.all(Array.from({ length: 10 }, () => secret()));
    expect(new Set(secrets).size).toBe(1);
    expect(await readdir(dataDir)).toEqual(['jwt-secret']);
  });

  it('is refused when its file is truncated', async () => {
    await writeFile(join(dataDir, 'jwt-secret'), 'short');
    await expect(secret()).rejects.toThrow(StartupError);
  });
});
