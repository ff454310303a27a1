import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { emptyDatabase, type FreshDatabase } from '../../../test/support/postgres/fresh-database';
import { testDatabase } from '../../../test/support/postgres/test-database';
import { dumpDatabase, restoreDump } from './dump';

/** Whatever the version of Postgres here, these are newer. */
const program = (body: string) =>
  `#!/bin/sh\n[ "$1" = --version ] && echo "(PostgreSQL) 99.1" && exit\n${body}\n`;

describe('a dump', () => {
  const { PATH } = process.env;
  const postgres = testDatabase();
  let folder: string;
  let target: FreshDatabase;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'haberdash-dump-'));
    process.env.PATH = [folder, PATH].join(delimiter);
    target = await emptyDatabase();
    await install('pg_dump', `echo "$*" > '${join(folder, 'asked')}'`);
  });
  afterEach(async () => {
    process.env.PATH = PATH;
    await target.drop();
    await rm(folder, { recursive: true });
  });

  async function install(name: string, body: string): Promise<void> {
    await writeFile(join(folder, name), program(body));
    await chmod(join(folder, name), 0o755);
  }
  const dump = () => dumpDatabase(postgres().url, folder);

  it('has a row count and a checksum of each table, which do not depend on the order of rows', async () => {
    const { database } = postgres();
    const banners = async () => (await dump()).tables['catalogue.banners'];
    const add = (headline: string) =>
      database.query(
        `INSERT INTO catalogue.banners (id, image, position, headline, added_at) VALUES (gen_random_uuid(), '/a.webp', 1, $1, now())`,
        [headline],
      );
    expect(await banners()).toEqual({ rows: 0, checksum: '0' });
    await add('Sale');
    await add('New');
    const before = await banners();
    expect(before?.rows).toBe(2);
    await database.query(`UPDATE catalogue.banners SET headline = headline WHERE headline = 'Sale'`);
    expect(await banners()).toEqual(before);
    await database.query(`UPDATE catalogue.banners SET headline = 'Sold' WHERE headline = 'Sale'`);
    expect(await banners()).toMatchObject({ rows: 2 });
    expect(await banners()).not.toEqual(before);
  });

  it('is not restored into a database that is not empty, or into an older Postgres', async () => {
    await install('pg_restore', 'exit 1');
    const made = await dump();
    await expect(restoreDump(postgres().url, folder, made, false)).rejects.toThrow(
      /The database is not empty: it has \d+ tables/,
    );
    const later = { ...made, postgres: 99 };
    await expect(restoreDump(target.url, folder, later, false)).rejects.toThrow(
      /The backup is of Postgres 99, and this one is/,
    );
  });

  it('does not replace a database with other connections', async () => {
    await install('pg_restore', 'exit 1');
    await postgres().database.query('SELECT 1');
    await expect(restoreDump(postgres().url, folder, await dump(), true)).rejects.toThrow(
      /other connections to the database are open/,
    );
  });

  it('fails when the restored rows differ', async () => {
    await install('pg_restore', 'exit 0');
    await expect(restoreDump(target.url, folder, await dump(), false)).rejects.toThrow(
      /The restored database differs from the backup in .*catalogue\.products/,
    );
  });
});
