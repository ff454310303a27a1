import { randomUUID } from 'node:crypto';
import { JwtService } from '@nestjs/jwt';
import { Client } from 'pg';
import { addCatalogue } from './catalogue-world';

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
  await addCatalogue(databaseUrl, products);
  const database = new Client({ connectionString: databaseUrl });
  await database.connect();
  try {
    const variants = await variantsOnSale(database);
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

/** One of each product, in stock. */
async function variantsOnSale(database: Client): Promise<{ id: string; product_id: string }[]> {
  const { rows } = await database.query<{ id: string; product_id: string }>(
    `SELECT DISTINCT ON (product_id) id, product_id FROM catalogue.variants WHERE stock > 0 ORDER BY product_id, position`,
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
