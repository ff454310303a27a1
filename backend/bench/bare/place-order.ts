import { randomUUID } from 'node:crypto';
import sql from 'sql-template-tag';
import { remakeSql } from '../../src/catalogue/adapters/postgres/sql-product-cards';
import { inTransaction, type Run } from './database';
import { jobSql } from './job';
import { openAtProvider, type OpenedAtProvider } from './provider';
import type { Shopper } from './session';

interface Offer {
  variantId: string;
  productId: string;
  title: string;
  image: string;
  size: string | null;
  colour: string | null;
  cents: number;
}

interface Placed {
  orderId: string;
  paymentId: string;
  offer: Offer;
}

/** An order of one line, of one piece: written, opened at the provider, whose answer is written then. */
export async function placeOrder(shopper: Shopper, addressId: string): Promise<object> {
  const { orderId, paymentId, offer } = await inTransaction((within) => place(within, shopper, addressId));
  const opened = await openAtProvider(orderId, offer.title, offer.cents);
  await inTransaction((within) => awaitApproval(within, shopper.id, paymentId, opened));
  return { success: true, approvalURL: opened.approvalUrl, orderId };
}

async function place(within: Run, shopper: Shopper, addressId: string): Promise<Placed> {
  const offer = await lockedOffer(within, shopper.id);
  const placed = { orderId: randomUUID(), paymentId: randomUUID(), offer };
  const [recipient] = await within<{ address: object }>(sql`
    SELECT json_build_object('addressId', id, 'address', address, 'city', city,
                             'pincode', pincode, 'phone', phone, 'notes', notes) AS address
      FROM identity.addresses WHERE id = ${addressId} AND user_id = ${shopper.id}`);
  await within(sql`
    SELECT FROM ordering.orders WHERE shopper_id = ${shopper.id} AND stage = 'awaiting-payment' FOR UPDATE`);
  await reserve(within, shopper.id, placed);
  await within(jobSql(`expire:${placed.orderId}`, { orderId: placed.orderId }));
  await startPayment(within, shopper.id, placed);
  await writeOrder(within, shopper, recipient!.address, placed);
  await remakeCard(within, placed.offer.productId);
  return placed;
}

/** What is in the cart, which nobody else changes meanwhile. */
async function lockedOffer(within: Run, shopperId: string): Promise<Offer> {
  await within(sql`SELECT FROM cart.carts WHERE shopper_id = ${shopperId} FOR UPDATE`);
  const [line] = await within<{ variant_id: string }>(sql`
    SELECT variant_id, quantity FROM cart.cart_lines WHERE shopper_id = ${shopperId} ORDER BY position`);
  const [offer] = await within<Offer>(sql`
    SELECT v.id AS "variantId", p.id AS "productId", p.title, coalesce(c.image, p.image) AS image, v.size, v.colour,
           v.selling_price_cents AS cents
      FROM catalogue.variants v JOIN catalogue.products p ON p.id = v.product_id
      LEFT JOIN catalogue.product_colours c ON c.product_id = p.id AND c.name = v.colour
     WHERE v.id = ${line!.variant_id} AND v.on_sale AND p.deleted_at IS NULL`);
  return offer!;
}

async function reserve(within: Run, shopperId: string, { orderId, offer }: Placed): Promise<void> {
  const moved = await within(sql`
    WITH moved AS (
      UPDATE catalogue.variants SET stock = stock - 1 WHERE id = ${offer.variantId} AND stock >= 1 RETURNING id
    ), held AS (
      INSERT INTO catalogue.reservations (order_id, variant_id, quantity, state, shopper_id)
      SELECT ${orderId}, id, 1, 'held', ${shopperId} FROM moved
    )
    INSERT INTO catalogue.stock_movements (variant_id, change, cause, actor, order_id)
    SELECT id, -1, 'reserved', ${`shopper:${shopperId}`}, ${orderId} FROM moved RETURNING id`);
  if (moved.length === 0) throw new Error('It is sold out');
}

async function startPayment(within: Run, shopperId: string, placed: Placed): Promise<void> {
  const { orderId, paymentId, offer } = placed;
  await within(sql`
    WITH started AS (
      INSERT INTO payments.payments
        (id, order_id, amount_cents, currency, status, declines, created_at, updated_at, opening_attempts)
      VALUES (${paymentId}, ${orderId}, ${offer.cents}, 'USD', 'created', 0, now(), now(), 1)
    )
    INSERT INTO payments.payment_history (id, payment_id, step, amount_cents, currency, changed_by, changed_at)
    VALUES (${randomUUID()}, ${paymentId}, 'created', ${offer.cents}, 'USD', ${`shopper:${shopperId}`}, now())`);
}

async function writeOrder(
  within: Run,
  shopper: Shopper,
  address: object,
  { orderId, paymentId, offer }: Placed,
): Promise<void> {
  await within(sql`
    WITH placed AS (
      INSERT INTO ordering.orders (id, shopper_id, shopper_name, address, total_cents, status, stage, payment_id,
                                   reserved_until, placed_at, updated_at)
      VALUES (${orderId}, ${shopper.id}, ${shopper.name}, ${JSON.stringify(address)}, ${offer.cents}, 'pending',
              'awaiting-payment', ${paymentId}, now() + interval '30 minutes', now(), now())
    ), lines AS (
      INSERT INTO ordering.order_lines
        (order_id, variant_id, product_id, title, image, unit_price_cents, quantity, position, size, colour)
      VALUES (${orderId}, ${offer.variantId}, ${offer.productId}, ${offer.title}, ${offer.image}, ${offer.cents},
              1, 0, ${offer.size}, ${offer.colour})
    )
    INSERT INTO ordering.order_history (id, order_id, status, stage, changed_by, changed_at)
    VALUES (${randomUUID()}, ${orderId}, 'pending', 'awaiting-payment', ${`shopper:${shopper.id}`}, now())`);
}

async function remakeCard(within: Run, productId: string): Promise<void> {
  await within(sql`SELECT FROM catalogue.product_cards WHERE product_id = ${productId} FOR UPDATE`);
  await within(remakeSql([productId]));
}

async function awaitApproval(
  within: Run,
  shopperId: string,
  paymentId: string,
  opened: OpenedAtProvider,
): Promise<void> {
  await within(sql`
    WITH opened AS (
      UPDATE payments.payments
         SET status = 'awaiting-approval', gateway_order_id = ${opened.id}, approval_url = ${opened.approvalUrl},
             updated_at = now()
       WHERE id = ${paymentId} AND status = 'created' RETURNING id
    )
    INSERT INTO payments.payment_history (id, payment_id, step, reference, changed_by, changed_at)
    SELECT ${randomUUID()}, id, 'awaiting-approval', ${opened.id}, ${`shopper:${shopperId}`}, now() FROM opened`);
  await within(jobSql(`ask:${paymentId}`, { paymentId }));
}
