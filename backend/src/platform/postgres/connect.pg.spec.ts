import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { emptyDatabase } from '../../../test/support/postgres/fresh-database';
import { testDatabase } from '../../../test/support/postgres/test-database';
import { StartupError } from '../config/startup-error';
import { migrate } from './migrations/migrate';

describe('a starting server', () => {
  const onDatabase = testDatabase();

  it.each([
    'postgres://localhost:notaport/shop',
    'postgres://shop:p%zz@localhost/shop',
    'postgres://shop:p%zz@localhost:1/shop',
    'postgres://shop:hunter2@localhost:1/shop',
  ])('reports in one sentence, without the password, why it has no database: %s', async (DATABASE_URL) => {
    const refusal = await migrate(DATABASE_URL).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(StartupError);
    expect((refusal as Error).message).toMatch(/^(The|DATABASE_URL) [^\n]+\.$/);
    expect((refusal as Error).message).not.toMatch(/p%zz|hunter2/);
  });

  it('reports in one sentence that its role may not create tables', async () => {
    const { url, database } = onDatabase();
    const role = `role_${randomUUID().replaceAll('-', '')}`;
    await database.query(`CREATE ROLE ${role} LOGIN PASSWORD 'hunter2'`);
    await database.query('DROP TABLE migrations');
    const asRole = Object.assign(new URL(url), { username: role, password: 'hunter2' });
    const refusal = await migrate(asRole.toString()).catch((error: unknown) => error);
    await database.query(`DROP ROLE ${role}`);
    expect(refusal).toBeInstanceOf(StartupError);
    expect((refusal as Error).message).toMatch(/^The [^\n]+permission denied[^\n]+\.$/);
  });

  it('migrates the tables once when several servers start at the same time', async () => {
    const fresh = await emptyDatabase();
    await Promise.all([1, 2, 3].map(() => migrate(fresh.url)));
    const client = new Client({ connectionString: fresh.url });
    await client.connect();
    const { rows } = await client.query(
      'SELECT name, count(*)::integer AS times FROM migrations GROUP BY name',
    );
    await client.end();
    await fresh.drop();
    expect(rows).not.toEqual([]);
    expect(rows.filter(({ times }) => times !== 1)).toEqual([]);
  });
});
