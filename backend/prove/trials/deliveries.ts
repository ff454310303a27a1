import { Buyers } from '../buying/buyers';
import { Checkouts, type Shown } from '../deliveries/checkouts';
import { Editor } from '../deliveries/editor';
import { unequalOffers } from '../deliveries/offers';
import { brokenInvariants } from '../buying/invariants';
import { onDatabase, settlePayments } from '../shop/shop-database';
import { atLeast, type Finding, noneOf, type Trial } from '../trial';

const whole = { buyers: 200, ordersOfEach: 5 };
const shortened = { buyers: 24, ordersOfEach: 2 };

/** Many buyers order and pay while an admin edits the deliveries: each is charged what was shown, or sees the new price first. */
export const deliveries: Trial = async (context) => {
  const { postgres, short, say, openShop } = context;
  const size = short ? shortened : whole;
  const shop = await openShop();
  const buyers = await Buyers.gather(() => shop, size.buyers);
  const editor = await Editor.withMethods(buyers.shopAdmin, context.chance.for('editor'));
  const unequal = await unequalOffers(buyers);
  const checkouts = new Checkouts(context, buyers);
  const buying = Promise.all(buyers.all.map((buyer) => checkouts.of(buyer, size.ordersOfEach)));
  await Promise.all([editor.editUntilEnd(), buying.finally(() => editor.end())]);
  say(`${checkouts.shown.length} orders, ${checkouts.refusals} refused first, ${editor.edits} edits`);
  const isSettled = await settlePayments(postgres.url);
  const findings = [
    { what: 'payments settle', figure: String(isSettled), good: isSettled },
    atLeast('orders that were paid', checkouts.shown.length, size.buyers * size.ordersOfEach),
    atLeast('orders refused because their delivery had changed', checkouts.refusals, 1),
    noneOf('orders refused for another reason, or too often', checkouts.failures),
    noneOf('other offers for the same cart and address', unequal),
    noneOf('offers whose total is not the sum of goods and delivery', checkouts.wrongSums),
    await chargedOtherwise(postgres.url, checkouts.shown),
    noneOf('orders that a later edit of the deliveries has changed', await checkouts.changedLater()),
    noneOf('broken invariants', await brokenInvariants(postgres.url)),
  ];
  await shop.stop();
  return findings;
};

/** Compares the order, its payment and the provider's ledger. */
async function chargedOtherwise(databaseUrl: string, shown: Shown[]): Promise<Finding> {
  const rows = await onDatabase<{ id: string }>(
    databaseUrl,
    `SELECT s."orderId" AS id
       FROM json_to_recordset($1) AS s ("orderId" uuid, "methodId" text, price numeric, total numeric)
       LEFT JOIN ordering.orders o ON o.id = s."orderId" LEFT JOIN payments.payments p ON p.id = o.payment_id
       LEFT JOIN paypal_simulator.captures c ON c.invoice_id = o.id::text AND c.status = 'COMPLETED'
      WHERE (o.total_cents, p.amount_cents, c.amount_cents, o.delivery ->> 'methodId') IS DISTINCT FROM
            ((s.total * 100)::integer, (s.total * 100)::integer, (s.total * 100)::integer, s."methodId")
         OR (s.price * 100)::integer <> (SELECT sum(delivery_share_cents) FROM ordering.order_lines WHERE order_id = o.id)`,
    [JSON.stringify(shown)],
  );
  return noneOf(
    'buyers who were charged other than was shown',
    rows.map(({ id }) => id),
  );
}
