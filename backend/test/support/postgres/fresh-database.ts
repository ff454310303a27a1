import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { addTaxonomy } from '../shop/taxonomy';
import { migrate } from '../../../src/platform/postgres/migrations/migrate';

const template = 'haberdash_template';

export interface FreshDatabase {
  url: string;
  drop(): Promise<void>;
}

/** A database of one's own with every table in it, and brands and categories, copied from a template that the first caller migrates. */
export function freshDatabase(): Promise<FreshDatabase> {
  return createDatabase(async (admin, adminUrl) => {
    await admin.query('SELECT pg_advisory_lock(hashtext($1))', [template]);
    await makeTemplateOnce(admin, adminUrl);
    return template;
  });
}

/** A database of one's own with nothing in it. */
export const emptyDatabase = (): Promise<FreshDatabase> => createDatabase(async () => 'template1');

async function createDatabase(
  templateOf: (admin: Client, adminUrl: string) => Promise<string>,
): Promise<FreshDatabase> {
  const adminUrl = process.env.TEST_POSTGRES_URL;
  if (!adminUrl)
    throw new Error('TEST_POSTGRES_URL is not set: run this through the integration or http project');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await asAdmin(adminUrl, async (admin) => {
    await admin.query(`CREATE DATABASE ${name} TEMPLATE ${await templateOf(admin, adminUrl)}`);
  });
  return {
    url: urlOf(adminUrl, name),
    drop: () =>
      asAdmin(adminUrl, (admin) => admin.query(`DROP DATABASE ${name} WITH (FORCE)`).then(() => undefined)),
  };
}

async function makeTemplateOnce(admin: Client, adminUrl: string): Promise<void> {
  const { rowCount } = await admin.query('SELECT 1 FROM pg_database WHERE datname = $1', [template]);
  if (rowCount) return;
  const unfinished = `${template}_unfinished`;
  await admin.query(`DROP DATABASE IF EXISTS ${unfinished} WITH (FORCE)`);
  await admin.query(`CREATE DATABASE ${unfinished}`);
  await migrate(urlOf(adminUrl, unfinished));
  await addTaxonomy(urlOf(adminUrl, unfinished));
  await admin.query(`ALTER DATABASE ${unfinished} RENAME TO ${template}`);
}

async function asAdmin(url: string, work: (admin: Client) => Promise<void>): Promise<void> {
  const admin = new Client({ connectionString: url });
  await admin.connect();
  try {
    await work(admin);
  } finally {
    await admin.end();
  }
}

function urlOf(adminUrl: string, database: string): string {
  const url = new URL(adminUrl);
  url.pathname = `/${database}`;
  return url.toString();
}
