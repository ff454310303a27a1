import { randomUUID } from 'node:crypto';
import { JwtService } from '@nestjs/jwt';
import { Client } from 'pg';

export const jwtSecret = 'only for the benchmark, on this machine';
const products = 1_000;

/** Someone who is signed in, has an address, and one product in the cart. */
export interface Buyer {
  id: string;
  sessionId: string;
  addressId: string;
  variantId: string;
  cookie: string;
}

/** A thousand products, and as many buyers as are asked for, each ready to order once. */
export async function prepareWorld(
  databaseUrl: string,
  buyers: number,
): Promise<{ productId: string; buyers: Buyer[] }> {
  const database = new Client({ connectionString: databaseUrl });
  await database.connect();
  try {
    const variants = await addProducts(database);
    const people = Array.from({ length: buyers }, (_, place) =>
      newBuyer(variants[place % variants.length]!.id),
    );
    await settle(database, people);
    await database.query('ANALYZE');
    return { productId: variants[0]!.product_id, buyers: people };
  } finally {
    await database.end();
  }
}

async function addProducts(database: Client): Promise<{ id: string; product_id: string }[]> {
  await database.query(
    `INSERT INTO catalogue.products (id, title, description, category, brand, image, version, created_at)
     SELECT gen_random_uuid(), 'Product ' || n, repeat('Well made and well worn. ', 6),
            (ARRAY['men', 'women', 'kids', 'accessories', 'footwear'])[1 + n % 5],
            (ARRAY['nike', 'adidas', 'puma', 'levi', 'zara', 'h&m'])[1 + n % 6],
            '/uploads/0123456789abcdef01234567-1200.webp', 1, now()
       FROM generate_series(1, $1) n`,
    [products],
  );
  const { rows } = await database.query<{ id: string; product_id: string }>(
    `INSERT INTO catalogue.variants (id, product_id, position, price_cents, sale_price_cents, stock)
     SELECT gen_random_uuid(), id, 0, 1000 + (random() * 20000)::int, 0, 1000000 FROM catalogue.products
     RETURNING id, product_id`,
  );
  await database.query(
    `INSERT INTO catalogue.stock_movements (variant_id, change, cause, actor)
     SELECT id, stock, 'initial', 'shop' FROM catalogue.variants`,
  );
  return rows;
}

function newBuyer(variantId: string): Buyer {
  const [id, sessionId] = [randomUUID(), randomUUID()];
  const token = new JwtService({ secret: jwtSecret }).sign({ sub: id, sid: sessionId }, { expiresIn: '1h' });
  return { id, sessionId, addressId: randomUUID(), variantId, cookie: `token=${token}` };
}

async function settle(database: Client, buyers: Buyer[]): Promise<void> {
  const people = JSON.stringify(buyers);
  const each = `json_to_recordset($1) AS b(id uuid, "sessionId" uuid, "addressId" uuid, "variantId" uuid)`;
  const statements = [
    `INSERT INTO identity.users SELECT id, 'Buyer', id || '@bench.test', '-', 'user', now() FROM ${each}`,
    `INSERT INTO identity.sessions SELECT "sessionId", id, now() + interval '1 hour', NULL FROM ${each}`,
    `INSERT INTO identity.address_books SELECT id FROM ${each}`,
    `INSERT INTO identity.addresses SELECT "addressId", id, 'Street 1', 'City', '1', '1', '-' FROM ${each}`,
    `INSERT INTO cart.carts SELECT id FROM ${each}`,
    `INSERT INTO cart.cart_lines (shopper_id, variant_id, product_id, quantity, position)
     SELECT b.id, v.id, v.product_id, 1, 0 FROM ${each} JOIN catalogue.variants v ON v.id = b."variantId"`,
  ];
  for (const statement of statements) await database.query(statement, [people]);
}
