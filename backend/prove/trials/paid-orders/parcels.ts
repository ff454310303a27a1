import PQueue from 'p-queue';
import { Buyers } from '../../buying/buyers';
import { brokenInvariants } from '../../buying/invariants';
import { PaidOrder } from '../../parcels/paid-order';
import { chargeForDelivery, paidOrders } from '../../parcels/paid-orders';
import { onDatabase, settlePayments, settleRefunds } from '../../shop/shop-database';
import { atLeast, type Finding, noneOf, type Trial } from '../../trial';

const whole = { buyers: 50, ordersOfEach: 4, changes: 12 };
const shortened = { buyers: 8, ordersOfEach: 1, changes: 8 };
/** The number is small enough that the shop refuses none for being busy. */
const ordersAtOnce = 8;

/** Half of all refunds fail at first; some of them are made, and the shop does not hear of it. */
const faults = { 'drop-response': 0.25, 'server-error': 0.15, hang: 0.1 } as const;
const providersTimeMs = 1_000;

/** Shoppers and staff pack, send and cancel pieces of the same orders while refunds fail: each piece is sent or refunded, once. */
export const parcels: Trial = async (context) => {
  const { postgres, short, chance, say, openShop } = context;
  const size = short ? shortened : whole;
  const shop = await openShop({ env: { PAYPAL_TIMEOUT_MS: String(providersTimeMs) } });
  const buyers = await Buyers.gather(() => shop, size.buyers);
  await chargeForDelivery(buyers);
  const orders = await paidOrders(buyers, size.ordersOfEach, (...order) => new PaidOrder(...order));
  for (const [kind, share] of Object.entries(faults))
    await buyers.payPal.plantShare('refund:*', kind as keyof typeof faults, share);
  const inTurn = new PQueue({ concurrency: ordersAtOnce });
  await Promise.all(
    orders.map((order, place) =>
      inTurn.add(() =>
        Promise.all([
          order.changeAsStaff(size.changes, chance.for(`staff of ${place}`)),
          order.changeAsStaff(size.changes, chance.for(`more staff of ${place}`)),
          order.changeAsShopper(size.changes / 2, chance.for(`shopper of ${place}`)),
        ]),
      ),
    ),
  );
  const cancellations = orders.flatMap(({ cancelled }) => [...cancelled]).length;
  const refusals = orders.reduce((sum, order) => sum + order.refusals, 0);
  const lostBy = (remedy: 'refund' | 'send-again') => orders.reduce((sum, { lost }) => sum + lost[remedy], 0);
  const packed = orders.flatMap((order) => order.parcels).length;
  say(`${orders.length} orders, ${packed} parcels, ${cancellations} cancellations, ${refusals} refusals`);
  const areRefunded = await settleRefunds(postgres.url);
  const isSettled = await settlePayments(postgres.url);
  const findings = [
    { what: 'refunds are made', figure: String(areRefunded), good: areRefunded },
    { what: 'payments settle', figure: String(isSettled), good: isSettled },
    atLeast('parcels', packed, orders.length),
    atLeast('cancellations', cancellations, orders.length),
    atLeast('lost parcels that are refunded', lostBy('refund'), 1),
    atLeast('lost parcels that are sent again', lostBy('send-again'), 1),
    noneOf(
      'changes that failed',
      orders.flatMap(({ failures }) => failures),
    ),
    await refundedOtherwise(postgres.url, orders),
    noneOf('broken invariants', await brokenInvariants(postgres.url)),
  ];
  await shop.stop();
  return findings;
};

/** Reads the provider's ledger: the price of the cancelled pieces, or everything once the order is rejected. */
async function refundedOtherwise(databaseUrl: string, orders: PaidOrder[]): Promise<Finding> {
  const cancelled = orders.flatMap((order) =>
    [...order.cancelled.values()].flat().map((pieces) => ({ orderId: order.orderId, ...pieces })),
  );
  const rows = await onDatabase<{ id: string }>(
    databaseUrl,
    `SELECT o.id FROM ordering.orders o
      WHERE o.id = ANY($2::uuid[]) AND (
              SELECT coalesce(sum(r.amount_cents), 0) FROM paypal_simulator.captures c
                JOIN paypal_simulator.refunds r ON r.capture_id = c.id WHERE c.invoice_id = o.id::text
            ) <> CASE o.status WHEN 'rejected' THEN o.total_cents ELSE (
              SELECT coalesce(sum(l.unit_price_cents * c.quantity), 0) FROM ordering.order_lines l
                JOIN (SELECT * FROM json_to_recordset($1) AS c ("orderId" uuid, "variantId" uuid, quantity integer)
                       UNION ALL
                      SELECT p.order_id, c.variant_id, c.quantity FROM ordering.parcels p
                        JOIN ordering.parcel_pieces c ON c.parcel_id = p.id JOIN ordering.cancellations n ON n.id = p.id
                       WHERE p.id = ANY($3::uuid[]) AND p.status = 'lost') AS c
                  ON (c."orderId", c."variantId") = (l.order_id, l.variant_id) WHERE l.order_id = o.id) END`,
    [
      JSON.stringify(cancelled),
      orders.map(({ orderId }) => orderId),
      orders.flatMap(({ refundedParcels }) => [...refundedParcels]),
    ],
  );
  return noneOf(
    'orders of which other money went back than their cancelled pieces cost',
    rows.map(({ id }) => id),
  );
}
