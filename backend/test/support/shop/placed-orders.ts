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
    `WITH placed AS (
       INSERT INTO ordering.orders (id, shopper_id, shopper_name, address, total_cents, status, stage, payment_id, placed_at,
                                    updated_at, paid_at, refunded_at)
       VALUES ($1, $2, '=Sam, Shopper', '{"addressId":"","address":"12 Lane","city":"T","pincode":"P","phone":"+1","notes":"-"}', $3, $4, $5, $6, $7, $7,
               CASE WHEN $5 = 'paid' THEN $7::timestamptz END, CASE WHEN $5 = 'refunded' THEN $7::timestamptz END)
       RETURNING id, total_cents)
     INSERT INTO ordering.order_lines (order_id, variant_id, product_id, title, image, unit_price_cents, quantity, position)
     SELECT id, $8, $9, 'Linen Shirt', '/uploads/a-1200.webp', total_cents, 1, 0 FROM placed`,
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
    ],
  );
  return id;
}
