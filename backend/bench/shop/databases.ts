import { Client } from 'pg';
import { addTaxonomy } from '../../test/support/shop/taxonomy';
import { migrate } from '../../src/platform/postgres/migrations/migrate';
import { addCatalogue } from './catalogue-world';
import { say } from '../table';

async function onDatabase<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** @param like its name; nobody may be connected to it. @returns the url of the copy */
export async function copyDatabase(serverUrl: string, like: string, name: string): Promise<string> {
  await onDatabase(serverUrl, async (client) => {
    await client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
    await client.query(`CREATE DATABASE ${name} TEMPLATE ${like}`);
  });
  return urlOf(serverUrl, name);
}

/** Fills a database at the first call, for copies to be made of it. @returns its name */
export async function filledDatabase(serverUrl: string, products: number): Promise<string> {
  const name = `filled_${products}`;
  const { url, isNew } = await newDatabase(serverUrl, name);
  if (isNew) {
    say(`Filling a shop with ${products} products of ten variants`);
    await addCatalogue(url, products);
  }
  return name;
}

/** Creates a database with every table, unless it exists. */
async function newDatabase(serverUrl: string, name: string): Promise<{ url: string; isNew: boolean }> {
  const url = urlOf(serverUrl, name);
  const isNew = await onDatabase(serverUrl, async (client) => {
    const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1', [name]);
    if (rowCount === 0) await client.query(`CREATE DATABASE ${name}`);
    return rowCount === 0;
  });
  await migrate(url);
  await addTaxonomy(url);
  return { url, isNew };
}

const urlOf = (serverUrl: string, name: string): string =>
  Object.assign(new URL(serverUrl), { pathname: `/${name}` }).toString();
