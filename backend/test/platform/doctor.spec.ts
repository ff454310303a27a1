import { emptyDatabase } from '../support/postgres/fresh-database';
import { startHostedServer } from '../support/shop/hosted-server';
import { runProgram } from '../support/shop/program';
import { startS3Server } from '../support/services/s3-server';
import { testShop } from '../support/shop/test-shop';

const doctor = (env: NodeJS.ProcessEnv) => runProgram('src/commands/doctor.ts', env);
/** State and part of each line but the last. */
const statesIn = (said: string) =>
  said
    .split('\n')
    .slice(0, -2)
    .map((line) => line.slice(0, 22).trim().replace(/ +/g, ' '));

describe('the doctor', () => {
  const secret = 'planted-secret-of-many-characters';
  let dataDir: string | undefined;
  const shop = testShop(
    {},
    {
      start: (env) => {
        dataDir = env.DATA_DIR;
        return startHostedServer(env);
      },
    },
  );

  it('reports no problem of a running shop, and shows no secret', async () => {
    const { code, said } = await doctor({
      DATA_DIR: dataDir,
      DATABASE_URL: shop().databaseUrl,
      PUBLIC_URL: shop().url,
      JWT_SECRET: secret,
    });
    expect(statesIn(said)).toEqual([
      'ok Settings',
      'ok Database',
      'ok Migrations',
      'ok Currency',
      'ok Connections',
      'ok Clock',
      '- Audit trail',
      '- Redis',
      'ok Pictures',
      'ok Public address',
      '- Remotes',
      '- PayPal',
      '- Mail server',
      '- Visitors',
    ]);
    expect(said).toMatch(/set are .*JWT_SECRET/);
    expect(said).toMatch(/\nNothing is wrong\.\n$/);
    expect(said).not.toContain(secret);
    expect(code).toBe(0);
  });

  it('reports each part with a problem, and ends with code 1', async () => {
    const database = await emptyDatabase();
    const { code, said, complaint } = await doctor({
      DATABASE_URL: database.url,
      DATABASE_POOL: '200',
      DATA_DIR: '/no/such/folder',
      PUBLIC_URL: 'http://127.0.0.1:1',
      SHELL_URL: 'http://127.0.0.1:1',
      REDIS_URL: `redis://:${secret}@127.0.0.1:1`,
      PAYPAL_CLIENT_ID: 'shop',
      PAYPAL_CLIENT_SECRET: secret,
      PAYPAL_BASE_URL: 'http://127.0.0.1:1',
      PAYPAL_TIMEOUT_MS: '1000',
      SMTP_URL: `smtp://shop:${secret}@127.0.0.1:1`,
      MAIL_FROM: 'shop@shop.test',
    });
    await database.drop();
    expect(statesIn(said)).toEqual([
      'ok Settings',
      'ok Database',
      'WRONG Migrations',
      'WRONG Connections',
      'ok Clock',
      'WRONG Audit trail',
      'WRONG Redis',
      'WRONG Pictures',
      'WRONG Public address',
      'WRONG Remotes',
      'WRONG PayPal',
      'WRONG Mail server',
      '- Visitors',
    ]);
    expect(said + complaint).not.toContain(secret);
    expect(code).toBe(1);
  });

  it('reports only the address of an unreachable database', async () => {
    const { code, said } = await doctor({ DATABASE_URL: `postgres://shop:${secret}@127.0.0.1:1/shop` });
    expect(said).toMatch(/^WRONG +Database +The database shop at 127\.0\.0\.1:1 can't be reached/m);
    expect(said).not.toContain(secret);
    expect(code).toBe(1);
  });

  it("lists the bucket of pictures, and reports why it can't be listed", async () => {
    const s3 = await startS3Server();
    const said = async (env: NodeJS.ProcessEnv) =>
      (await doctor({ DATABASE_URL: shop().databaseUrl, ...s3.env, ...env })).said;
    expect(await said({})).toMatch(/^ok +Pictures +the bucket pictures can be listed$/m);
    const complaint = await said({ S3_BUCKET: 'nobodys', S3_SECRET_ACCESS_KEY: secret });
    expect(complaint).toMatch(/^WRONG +Pictures +the bucket nobodys: NoSuchBucket/m);
    expect(complaint).not.toContain(secret);
    await s3.close();
  });

  it('reports every invalid setting, without its value', async () => {
    const { code, said } = await doctor({ DATABASE_URL: 'x', PORT: 'y', JWT_SECRET: 'short' });
    expect(statesIn(said)).toEqual(['WRONG Settings', 'WRONG Settings', 'WRONG Settings']);
    expect(said).not.toContain('short');
    expect(code).toBe(1);
  });
});
