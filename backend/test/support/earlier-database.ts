import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { Argon2PasswordHasher } from '../../src/identity/passwords/adapters/argon2/argon2-password.hasher';
import { createDataSource } from '../../src/platform/postgres/data-source';
import { newId } from '../../src/shared/ids';
import { emptyDatabase, type FreshDatabase } from './fresh-database';
import { password } from './people';

/** The last migration before clothes came in sizes and colours. */
const lastMigration = '1795132800010';

const [tee, cap, soldOut, deleted] = [newId(), newId(), newId(), newId()];

/** What is in it. */
export const earlierShop = {
  email: 'sam@haberdash.test',
  shopper: newId(),
  order: newId(),
  unpaid: newId(),
  tee,
  cap,
  soldOut,
  deleted,
  variantOf: Object.fromEntries([tee, cap, soldOut, deleted].map((id) => [id, newId()])),
};
const { email, shopper, order, unpaid, variantOf } = earlierShop;
const payment = newId();

/** A database as it was then: products, one of them sold out and one deleted; a cart; an order of what was deleted since. */
export async function earlierDatabase(): Promise<FreshDatabase> {
  const made = await emptyDatabase();
  await migrateThen(made.url);
  const database = new Client({ connectionString: made.url });
  await database.connect();
  try {
    await addPeople(database);
    await addProducts(database);
    await addOrder(database);
  } finally {
    await database.end();
  }
  return made;
}

async function migrateThen(url: string): Promise<void> {
  const folder = join(__dirname, '..', '..', 'migrations');
  const files = readdirSync(folder).filter((name) => name.slice(0, lastMigration.length) <= lastMigration);
  const dataSource = createDataSource(url, 1);
  dataSource.setOptions({ migrations: files.map((name) => join(folder, name)) });
  await dataSource.initialize();
  await dataSource.runMigrations();
  await dataSource.destroy();
}

async function addPeople(database: Client): Promise<void> {
  const hash = await new Argon2PasswordHasher().hash(password);
  await database.query(`INSERT INTO identity.users VALUES ($1, 'Sam', $2, $3, 'user', now())`, [
    shopper,
    email,
    hash,
  ]);
  await database.query('INSERT INTO identity.address_books VALUES ($1)', [shopper]);
}

async function addProducts(database: Client): Promise<void> {
  const rows = [
    { id: tee, title: 'Tee', category: 'men', brand: 'zara', price: 2000, sale: 1500, stock: 7 },
    { id: cap, title: 'Cap', category: 'kids', brand: 'nike', price: 3000, sale: 0, stock: 3 },
    { id: soldOut, title: 'Scarf', category: 'men', brand: 'zara', price: 1200, sale: 0, stock: 0 },
    { id: deleted, title: 'Belt', category: 'men', brand: 'zara', price: 2000, sale: 0, stock: 4 },
  ].map((row) => ({ ...row, variant_id: variantOf[row.id], is_deleted: row.id === deleted }));
  const given = `json_to_recordset($1) AS r (id uuid, variant_id uuid, title text, category text, brand text,
                                             price int, sale int, stock int, is_deleted boolean)`;
  for (const statement of [
    `INSERT INTO catalogue.products (id, title, description, category, brand, image, version, created_at, deleted_at)
     SELECT id, title, 'Well made.', category, brand, 'https://pictures.test/a.webp', 2, now(),
            CASE WHEN is_deleted THEN now() END FROM ${given}`,
    `INSERT INTO catalogue.variants (id, product_id, position, price_cents, sale_price_cents, stock)
     SELECT variant_id, id, 0, price, sale, stock FROM ${given}`,
    `INSERT INTO catalogue.stock_movements (variant_id, change, cause, actor)
     SELECT variant_id, stock + CASE WHEN is_deleted THEN 1 ELSE 0 END, 'initial', 'shop' FROM ${given}`,
  ]) {
    await database.query(statement, [JSON.stringify(rows)]);
  }
}

/** Two tees in the cart; a belt that was bought. */
async function addOrder(database: Client): Promise<void> {
  const belt = variantOf[deleted];
  await database.query('INSERT INTO cart.carts VALUES ($1)', [shopper]);
  await database.query('INSERT INTO cart.cart_lines VALUES ($1, $2, $3, 2, 0)', [
    shopper,
    variantOf[tee],
    tee,
  ]);
  await addOrderRow(database, order, 'confirmed', 'paid', payment);
  await database.query(
    `INSERT INTO ordering.order_lines VALUES ($1, $2, $3, 'Belt', 'https://pictures.test/a.webp', 2000, 1, 0)`,
    [order, belt, deleted],
  );
  await database.query(
    `INSERT INTO ordering.order_history VALUES ($1, $3, 'pending', $5, now()), ($2, $3, 'confirmed', $4, now())`,
    [newId(), newId(), order, 'shop', `shopper:${shopper}`],
  );
  await database.query(
    `INSERT INTO payments.payments VALUES
       ($1, $2, 2000, 'USD', 'paid', 'GATEWAY', NULL, 'CAPTURE', 'PAYER', 0, NULL, now() - interval '1 minute', now(), 1)`,
    [payment, order],
  );
  await addUnpaidOrder(database);
  await database.query(`INSERT INTO catalogue.reservations VALUES ($1, $2, 1, 'sold')`, [order, belt]);
  for (const [change, cause] of [
    [-1, 'reserved'],
    [0, 'sold'],
  ]) {
    await database.query(
      `INSERT INTO catalogue.stock_movements (variant_id, change, cause, actor, order_id) VALUES ($1, $2, $3, $4, $5)`,
      [belt, change, cause, shopper, order],
    );
  }
}

/** Nobody paid for it in time. */
async function addUnpaidOrder(database: Client): Promise<void> {
  await addOrderRow(database, unpaid, 'pending', 'expired', newId());
  await database.query(
    `INSERT INTO ordering.order_history VALUES ($1, $2, 'pending', $3, now() - interval '30 minutes')`,
    [newId(), unpaid, `shopper:${shopper}`],
  );
}

async function addOrderRow(
  database: Client,
  id: string,
  status: string,
  stage: string,
  paymentId: string,
): Promise<void> {
  await database.query(
    `INSERT INTO ordering.orders (id, shopper_id, shopper_name, address, total_cents, status, stage, payment_id,
                                  placed_at, updated_at)
     VALUES ($1, $2, 'Sam', '{}', 2000, $3, $4, $5, now(), now())`,
    [id, shopper, status, stage, paymentId],
  );
}
