import { Client } from 'pg';

/** Cuts off all who are connected, and lets nobody in again. @param url of a database of the tests' server */
export const closeDatabase = (url: string): Promise<void> =>
  asAdmin(async (admin) => {
    const name = nameOf(url);
    await admin.query(`ALTER DATABASE ${name} ALLOW_CONNECTIONS false`);
    await admin.query('SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1', [name]);
  });

export const reopenDatabase = (url: string): Promise<void> =>
  asAdmin(async (admin) => {
    await admin.query(`ALTER DATABASE ${nameOf(url)} ALLOW_CONNECTIONS true`);
  });

const nameOf = (url: string) => new URL(url).pathname.slice(1);

async function asAdmin(work: (admin: Client) => Promise<void>): Promise<void> {
  const admin = new Client({ connectionString: process.env.TEST_POSTGRES_URL });
  await admin.connect();
  try {
    await work(admin);
  } finally {
    await admin.end();
  }
}
