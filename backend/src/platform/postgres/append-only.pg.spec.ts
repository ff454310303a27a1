import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { emptyDatabase } from '../../../test/support/postgres/fresh-database';
import { testDatabase } from '../../../test/support/postgres/test-database';
import { migrate } from './migrations/migrate';

const added = {
  'audit.entries': `INSERT INTO audit.entries (actor, subject, subject_id, label, action)
                    VALUES ('shop', 'setting', 'zone', 'Time zone', 'edited')`,
  'catalogue.price_changes': `INSERT INTO catalogue.price_changes (variant_id, price_cents, sale_price_cents, actor)
                              VALUES (gen_random_uuid(), 2000, 1500, 'shop')`,
};
const tables = Object.entries(added);
const changesOf = (table: string) => [
  `UPDATE ${table} SET actor = 'forged'`,
  `UPDATE ${table} SET actor = 'forged' WHERE false`,
  `DELETE FROM ${table}`,
  `TRUNCATE ${table}`,
];
const refused = { code: '42501' };

describe('a row of an append-only table', () => {
  const postgres = testDatabase();

  it.each(tables)("can't be changed by the application, even as a superuser: %s", async (table, add) => {
    const { database } = postgres();
    await database.query(add);
    for (const change of changesOf(table)) {
      await expect(database.query(change)).rejects.toMatchObject(refused);
      await expect(database.runInTransaction(() => database.query(change))).rejects.toMatchObject(refused);
    }
    expect(await database.query(`SELECT actor FROM ${table}`)).toEqual([{ actor: 'shop' }]);
  });
});

describe('an application whose role owns the database and is no superuser', () => {
  const role = `role_${randomUUID().replaceAll('-', '')}`;
  let fresh: Awaited<ReturnType<typeof emptyDatabase>>;
  let application: Client;
  const asSuperuser = async (...statements: string[]) => {
    const superuser = new Client({ connectionString: fresh.url });
    await superuser.connect();
    for (const statement of statements) await superuser.query(statement);
    await superuser.end();
  };

  beforeAll(async () => {
    fresh = await emptyDatabase();
    const { pathname } = new URL(fresh.url);
    await asSuperuser(
      `CREATE ROLE ${role} LOGIN PASSWORD 'hunter2'`,
      `ALTER DATABASE ${pathname.slice(1)} OWNER TO ${role}`,
      `ALTER SCHEMA public OWNER TO ${role}`,
    );
    const url = Object.assign(new URL(fresh.url), { username: role, password: 'hunter2' }).toString();
    await migrate(url);
    application = new Client({ connectionString: url });
    await application.connect();
  });
  afterAll(async () => {
    await application.end();
    await fresh.drop();
    const cluster = new Client({ connectionString: process.env.TEST_POSTGRES_URL });
    await cluster.connect();
    await cluster.query(`DROP ROLE ${role}`);
    await cluster.end();
  });

  it.each(tables)('may insert and select rows of %s, and has no right to change them', async (table, add) => {
    await application.query(add);
    const { rows } = await application.query(
      `SELECT privilege FROM unnest(ARRAY['INSERT', 'SELECT', 'UPDATE', 'DELETE', 'TRUNCATE']) AS privilege
        WHERE has_table_privilege($1, privilege)`,
      [table],
    );
    expect(rows).toEqual([{ privilege: 'INSERT' }, { privilege: 'SELECT' }]);
    for (const change of changesOf(table))
      await expect(application.query(change)).rejects.toMatchObject(refused);
  });
});
