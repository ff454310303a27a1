import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { FixedActor } from '../../../../test/support/memory/fixed-actor';
import { emptyDatabase } from '../../../../test/support/fresh-database';
import { testDatabase } from '../../../../test/support/test-database';
import { migrate } from '../../../platform/postgres/migrate';
import { SqlAuditTrail } from './sql-audit-trail';

const changes = [
  `UPDATE audit.entries SET label = 'forged'`,
  `UPDATE audit.entries SET label = 'forged' WHERE false`,
  `DELETE FROM audit.entries`,
  `TRUNCATE audit.entries`,
];
const refused = { code: '42501' };

describe('an audit entry', () => {
  const postgres = testDatabase();
  const labels = () => postgres().database.query(`SELECT label FROM audit.entries`);

  it.each(changes)("can't be changed by the application, even as a superuser: %s", async (change) => {
    const { database } = postgres();
    const trail = new SqlAuditTrail(database, new FixedActor());
    if ((await labels()).length === 0)
      await trail.record({ subject: 'setting', subjectId: 'zone', label: 'Time zone', action: 'edited' });
    await expect(database.query(change)).rejects.toMatchObject(refused);
    await expect(database.runInTransaction(() => database.query(change))).rejects.toMatchObject(refused);
    expect(await labels()).toEqual([{ label: 'Time zone' }]);
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

  it('may insert and read audit entries, but not change them', async () => {
    await application.query(
      `INSERT INTO audit.entries (actor, subject, subject_id, label, action) VALUES ('shop', 'setting', 'zone', 'Time zone', 'edited')`,
    );
    const { rows } = await application.query(`
      SELECT label, privilege, has_table_privilege('audit.entries', privilege) AS has
        FROM audit.entries, unnest(ARRAY['INSERT', 'SELECT', 'UPDATE', 'DELETE', 'TRUNCATE']) AS privilege`);
    expect(rows).toEqual([
      { label: 'Time zone', privilege: 'INSERT', has: true },
      { label: 'Time zone', privilege: 'SELECT', has: true },
      { label: 'Time zone', privilege: 'UPDATE', has: false },
      { label: 'Time zone', privilege: 'DELETE', has: false },
      { label: 'Time zone', privilege: 'TRUNCATE', has: false },
    ]);
    for (const change of changes) await expect(application.query(change)).rejects.toMatchObject(refused);
  });
});
