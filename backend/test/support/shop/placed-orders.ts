import { newId } from '../../../src/shared/ids';
import { inDatabase } from './people';
import type { TestShop } from './test-shop';

type Shop = Pick<TestShop, 'databaseUrl' | 'visitor'>;

interface Given {
  status?: string;
  stage?: string;
  totalCents?: number;
  placedAt?: string;
  shopperId?: string;
  productId?: string;
  variantId?: string;
}

const address = {
  ...{ addressId: '', recipient: '=Sam, Shopper', address: '12 Lane', city: 'T', region: '', pincode: 'P' },
  ...{ country: 'US', phone: '+1', phoneE164: null, notes: '-' },
};
const delivery = {
  ...{ methodId: '', name: 'Standard delivery', kind: 'delivery', carrier: null, trackingAddress: null },
  ...{ pickUpText: null, promised: null, priceSteps: null },
};

/** Adds the order without the checkout. @returns its id */
export async function addOrder(shop: Shop, given: Given = {}): Promise<string> {
  const id = newId();
  const {
    status = 'confirmed',
    stage = 'paid',
    totalCents = 1000,
    placedAt = '2026-03-01T12:00:00Z',
  } = given;
  await inDatabase(
    shop,
    `WITH counted AS (
       UPDATE ordering.order_counter SET last = last + 1 RETURNING last
     ), placed AS (
       INSERT INTO ordering.orders (number, search, id, shopper_id, shopper_name, shopper_email, address, delivery, page_versions, total_cents, status,
                                    stage, payment_id, placed_at, updated_at, paid_at, refunded_at)
       SELECT last, 'hb-' || last || ' =sam, shopper linen shirt', $1::uuid, $2::uuid, '=Sam, Shopper', 'sam@mail.test', $10::jsonb, $11::jsonb, '[]', $3::integer, $4, $5, $6::uuid,
              $7::timestamptz, $7::timestamptz,
               CASE WHEN $5 = 'paid' THEN $7::timestamptz END, CASE WHEN $5 = 'refunded' THEN $7::timestamptz END FROM counted
       RETURNING id, total_cents)
     INSERT INTO ordering.order_lines (order_id, variant_id, product_id, title, image, unit_price_cents, quantity, position, delivery_share_cents)
     SELECT id, $8, $9, 'Linen Shirt', '/uploads/a-1200.webp', total_cents, 1, 0, 0 FROM placed`,
    [
      id,
      given.shopperId ?? newId(),
      totalCents,
      status,
      stage,
      newId(),
      placedAt,
      given.variantId ?? newId(),
      given.productId ?? newId(),
      JSON.stringify(address),
      JSON.stringify(delivery),
    ],
  );
  return id;
}
