import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findClientTool, runClientTool } from './client-tools';

describe("Postgres' client programs", () => {
  const { PATH } = process.env;
  let home: string;
  beforeEach(async () => {
    home = await mkdtemp(join(tmpdir(), 'haberdash-tools-'));
    process.env.PATH = join(home, 'path');
  });
  afterEach(async () => {
    process.env.PATH = PATH;
    await rm(home, { recursive: true });
  });

  async function program(folder: string, script: string): Promise<string> {
    const file = join(home, folder, 'pg_dump');
    await mkdir(join(home, folder), { recursive: true });
    await writeFile(file, `#!/bin/sh\n${script}\n`);
    await chmod(file, 0o755);
    return file;
  }
  const ofVersion = (version: string) => `echo "pg_dump (PostgreSQL) ${version} (Debian ${version}-1)"`;
  const find = (atLeast: number) => findClientTool('pg_dump', atLeast, join(home, 'debian'));

  it('are found on the path when they are new enough', async () => {
    await program('path', ofVersion('18.1'));
    expect(await find(18)).toEqual({ program: 'pg_dump', major: 18 });
  });

  it("are found in Debian's folder when those on the path are too old", async () => {
    await program('path', ofVersion('15.18'));
    const newer = await program('debian/18/bin', ofVersion('18.4'));
    expect(await find(17)).toEqual({ program: newer, major: 18 });
  });

  it('are missing with the name of their package when none is new enough', async () => {
    await expect(find(18)).rejects.toThrow('pg_dump is not here: install the client programs of Postgres 18');
    await program('path', ofVersion('15.18'));
    await expect(find(18)).rejects.toThrow(/^pg_dump 15 is too old: .*postgresql-client-18\)\.$/);
  });

  it('get the password in the environment, and fail with their own message', async () => {
    const echo = await program('own', 'echo "$* with $PGPASSWORD" >&2; exit 1');
    const running = runClientTool({ program: echo, major: 18 }, 'postgres://sam:s%40m@host/shop', [
      '--clean',
    ]);
    await expect(running).rejects.toThrow('--dbname=postgres://sam@host/shop --clean with s@m');
  });
});
