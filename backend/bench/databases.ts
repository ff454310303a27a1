import { Client } from 'pg';

export async function onDatabase<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** @param like what it is a copy of, which nobody may be connected to; else it is empty. @returns its url */
export async function createDatabase(serverUrl: string, name: string, like?: string): Promise<string> {
  const template = like === undefined ? '' : ` TEMPLATE ${like}`;
  await onDatabase(serverUrl, (client) => client.query(`CREATE DATABASE ${name}${template}`));
  return Object.assign(new URL(serverUrl), { pathname: `/${name}` }).toString();
}
