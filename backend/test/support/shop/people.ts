import { hashSync } from '@node-rs/argon2';
import { Client } from 'pg';
import { type GivenRole, ownerRoleId, StaffRole } from '../../../src/identity/staff/domain/staff-role';
import { newId } from '../../../src/shared/ids';
import type { ShopClient } from './shop-client';
import type { TestShop } from './test-shop';

/** The people use any running shop. */
type Shop = Pick<TestShop, 'databaseUrl' | 'visitor'>;

export const password = 'a-long-password';

/** The hash is as cheap as Argon2 can be: tests sign in hundreds of times. A hash carries its own cost. */
const passwordHash = hashSync(password, { memoryCost: 8, timeCost: 1, parallelism: 1 });

export interface Person {
  id: string;
  client: ShopClient;
}

/** A new shopper, signed in. */
export async function shopper(shop: Shop, userName = 'Sam Shopper'): Promise<Person> {
  return signIn(shop, await addUser(shop, userName, 'user'));
}

/** A new admin, signed in. */
export async function admin(shop: Shop): Promise<Person> {
  return signIn(shop, await addUser(shop, 'Ada Admin', 'admin'));
}

/** Somebody new of the staff, with a role that has only this, signed in. */
export async function staffWith(shop: Shop, given: Partial<GivenRole>): Promise<Person> {
  const { state } = StaffRole.create({ name: newId(), permissions: [], refundLimitCents: null, ...given });
  await inDatabase(
    shop,
    'INSERT INTO identity.staff_roles (id, name, permissions, refund_limit_cents) VALUES ($1, $2, $3, $4)',
    [state.id, state.name, state.permissions, state.refundLimitCents],
  );
  return signIn(shop, await addUser(shop, 'Pat Packer', 'admin', state.id));
}

/** Adds the user without the registration. @returns the e-mail address */
async function addUser(
  shop: Shop,
  userName: string,
  role: 'user' | 'admin',
  staffRoleId = role === 'admin' ? ownerRoleId : null,
): Promise<string> {
  const id = newId();
  const email = `${id}@haberdash.test`;
  await inDatabase(
    shop,
    `INSERT INTO identity.users (id, user_name, email, password_hash, role, created_at, staff_role_id)
     VALUES ($1, $2, $3, $4, $5, now(), $6)`,
    [id, userName, email, passwordHash, role, staffRoleId],
  );
  return email;
}

export async function signIn(shop: Shop, email: string): Promise<Person> {
  const client = shop.visitor();
  const { body } = await client.post('/api/auth/login', { email, password });
  return { id: body.user.id, client };
}

/** Looks into the database behind the API's back. */
export async function inDatabase<Row>(
  shop: Pick<TestShop, 'databaseUrl'>,
  sql: string,
  parameters: unknown[] = [],
): Promise<Row[]> {
  const database = new Client({ connectionString: shop.databaseUrl });
  await database.connect();
  try {
    return (await database.query(sql, parameters)).rows as Row[];
  } finally {
    await database.end();
  }
}
