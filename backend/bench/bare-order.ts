import { Agent, request } from 'node:http';
import type { Pool } from 'pg';
import { remakeSql } from '../src/catalogue/adapters/postgres/sql-product-cards';
import type { Buyer } from './world';

const agent = new Agent({ keepAlive: true });

/** Ordering with the statements the shop needs for it, by hand: session, one transaction, the provider, its answer. */
export async function bareOrder(
  pool: Pool,
  buyer: Buyer,
  providerPort: number,
  newId: () => string,
): Promise<string> {
  await pool.query(
    'SELECT * FROM identity.sessions s JOIN identity.users u ON u.id = s.user_id WHERE s.id = $1',
    [buyer.sessionId],
  );
  const [orderId, paymentId] = [newId(), newId()];
  await inTransaction(pool, (run) => place(run, buyer, orderId, paymentId, newId()));
  const { id, links } = await openAtProvider(providerPort, orderId);
  await pool.query(
    `UPDATE payments.payments SET status = 'awaiting-approval', gateway_order_id = $2, approval_url = $3 WHERE id = $1`,
    [paymentId, `${id}-${paymentId}`, links[0]!.href],
  );
  await pool.query('UPDATE ordering.orders SET gateway_order_id = $2 WHERE id = $1', [orderId, id]);
  return JSON.stringify({ success: true, approvalURL: links[0]!.href, orderId });
}

interface OpenedOrder {
  id: string;
  links: { href: string }[];
}

type Run = (sql: string, parameters?: unknown[]) => Promise<Record<string, unknown>[]>;

async function inTransaction(pool: Pool, work: (run: Run) => Promise<void>): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    await work(
      async (sql, parameters) => (await client.query<Record<string, unknown>>(sql, parameters)).rows,
    );
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  } finally {
    client.release();
  }
}

async function place(
  run: Run,
  buyer: Buyer,
  orderId: string,
  paymentId: string,
  changeId: string,
): Promise<void> {
  await run('SELECT 1 FROM cart.carts WHERE shopper_id = $1 FOR UPDATE', [buyer.id]);
  const [line] = await run('SELECT * FROM cart.cart_lines WHERE shopper_id = $1 ORDER BY position', [
    buyer.id,
  ]);
  await run('SELECT * FROM identity.addresses a JOIN identity.users u ON u.id = a.user_id WHERE a.id = $1', [
    buyer.addressId,
  ]);
  const [offer] = await run(
    'SELECT * FROM catalogue.variants v JOIN catalogue.products p ON p.id = v.product_id WHERE v.id = $1',
    [line!.variant_id],
  );
  await run(`SELECT * FROM ordering.orders WHERE shopper_id = $1 AND stage = 'awaiting-payment' FOR UPDATE`, [
    buyer.id,
  ]);
  await run(
    `WITH moved AS (UPDATE catalogue.variants SET stock = stock - 1 WHERE id = $1 AND stock >= 1 RETURNING id)
     INSERT INTO catalogue.stock_movements (variant_id, change, cause, actor, order_id)
     SELECT id, -1, 'reserved', 'shopper', $2 FROM moved`,
    [line!.variant_id, orderId],
  );
  await run(`INSERT INTO catalogue.reservations VALUES ($1, $2, 1, 'held')`, [orderId, line!.variant_id]);
  await run(
    `INSERT INTO payments.payments VALUES ($1, $2, $3, 'USD', 'created', NULL, NULL, NULL, NULL, 0, NULL, now(), now(), 1)`,
    [paymentId, orderId, offer!.selling_price_cents],
  );
  await run(
    `INSERT INTO ordering.orders (id, shopper_id, shopper_name, address, total_cents, status, stage, payment_id,
       reserved_until, placed_at, updated_at)
     VALUES ($1, $2, 'Buyer', '{}', $3, 'pending', 'awaiting-payment', $4, now() + interval '30 minutes', now(), now())`,
    [orderId, buyer.id, offer!.selling_price_cents, paymentId],
  );
  await run('INSERT INTO ordering.order_lines VALUES ($1, $2, $3, $4, $5, $6, 1, 0, $7, $8)', [
    orderId,
    line!.variant_id,
    line!.product_id,
    offer!.title,
    offer!.image,
    offer!.selling_price_cents,
    offer!.size,
    offer!.colour,
  ]);
  await run(
    `INSERT INTO ordering.order_history VALUES ($1, $2, 'pending', 'shopper', now(), 'awaiting-payment')`,
    [changeId, orderId],
  );
  await run('SELECT 1 FROM catalogue.product_cards WHERE product_id = $1 FOR UPDATE', [line!.product_id]);
  const { text, values } = remakeSql([line!.product_id as string]);
  await run(text, values);
  await run(
    `SELECT 1 FROM graphile_worker.add_job('bench', run_at => now() + interval '30 minutes', job_key => $1)`,
    [orderId],
  );
}

function openAtProvider(port: number, reference: string): Promise<OpenedOrder> {
  return new Promise((resolve, reject) => {
    const asked = request(
      { port, host: '127.0.0.1', method: 'POST', path: '/v2/checkout/orders', agent },
      (response) => {
        let body = '';
        response.on('data', (chunk: Buffer) => (body += chunk.toString()));
        response.on('end', () => resolve(JSON.parse(body) as OpenedOrder));
      },
    );
    asked.on('error', reject).end(JSON.stringify({ reference }));
  });
}
