import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { emptyDatabase, type FreshDatabase } from '../support/postgres/fresh-database';
import { inDatabase } from '../support/shop/people';
import { runProgram, startServerProcess } from '../support/shop/program';

describe('migrations as a step of their own', () => {
  let database: FreshDatabase;
  let dataDir: string;
  beforeAll(async () => {
    database = await emptyDatabase();
    dataDir = await mkdtemp(join(tmpdir(), 'haberdash-migrations-'));
  });
  afterAll(async () => {
    await database.drop();
    await rm(dataDir, { recursive: true });
  });
  const env = () => ({ DATABASE_URL: database.url, DATA_DIR: dataDir, MIGRATE_AT_START: 'false' });
  const migrate = () => runProgram('src/commands/migrate.ts', env());
  const ask = <Row>(sql: string) => inDatabase<Row>({ databaseUrl: database.url }, sql);

  it('are required by a server that may not run them, which does not start and creates no table', async () => {
    const { code, complaint } = await runProgram('demo/main.ts', env());
    expect(code).toBe(1);
    expect(complaint).toMatch(
      /^The database lacks \d+ migrations, from Platform\w+ on: run "npm run migrate" first\.\n$/,
    );
    expect(await ask(`SELECT FROM information_schema.tables WHERE table_schema = 'public'`)).toEqual([]);
  });

  it('run once, also when they are started twice at the same time', async () => {
    const ran = await Promise.all([migrate(), migrate()]);
    expect(ran).toMatchObject([
      { code: 0, complaint: '' },
      { code: 0, complaint: '' },
    ]);
    expect(ran.map(({ said }) => said.split('\n').at(-2)).sort()).toEqual([
      expect.stringMatching(/^\d+ migrations have run$/),
      'The database was up to date already',
    ]);
  });

  it('let a server start, also one of the previous version', async () => {
    await ask(
      `INSERT INTO migrations (timestamp, name) VALUES (9999999999999, 'OfTheNextVersion9999999999999')`,
    );
    const server = await startServerProcess(env());
    expect((await fetch(`${server.url}/api/health/ready`)).status).toBe(200);
    await server.close();
    expect(await migrate()).toMatchObject({ said: 'The database was up to date already\n' });
  });
});
