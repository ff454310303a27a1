import { Client } from 'pg';
import { newId } from '../../src/shared/ids';
import type { ShopClient } from './shop-client';
import type { TestShop } from './test-shop';

/** Any running shop. */
type Shop = Pick<TestShop, 'databaseUrl' | 'visitor'>;

export const password = 'a-long-password';

export interface Person {
  id: string;
  client: ShopClient;
}

/** A new shopper, signed in. */
export async function shopper(shop: Shop, userName = 'Sam Shopper'): Promise<Person> {
  const email = await register(shop, userName);
  return signIn(shop, email);
}

/** A new admin, signed in. */
export async function admin(shop: Shop): Promise<Person> {
  const email = await register(shop, 'Ada Admin');
  await inDatabase(shop, `UPDATE identity.users SET role = 'admin' WHERE email = $1`, [email]);
  return signIn(shop, email);
}

async function register(shop: Shop, userName: string): Promise<string> {
  const email = `${newId()}@haberdash.test`;
  const { body } = await shop.visitor().post('/api/auth/register', { userName, email, password });
  if (!body.success) throw new Error(`Could not register: ${body.message}`);
  return email;
}

export async function signIn(shop: Shop, email: string): Promise<Person> {
  const client = shop.visitor();
  const { body } = await client.post('/api/auth/login', { email, password });
  return { id: body.user.id, client };
}

/** Looks into the database behind the API's back. */
export async function inDatabase<Row>(shop: Shop, sql: string, parameters: unknown[] = []): Promise<Row[]> {
  const database = new Client({ connectionString: shop.databaseUrl });
  await database.connect();
  try {
    return (await database.query(sql, parameters)).rows as Row[];
  } finally {
    await database.end();
  }
}
