import type { Database } from '../../../src/platform/postgres/database';
import { shopCurrency } from '../../../src/shared/currency/shop-currency';
import type { Money } from '../../../src/shared/money';
import type { PurchaseUnit } from '../../simulators/paypal/orders/order-request';
import type { OrderLife } from './order-life';

/** Tells the PayPal simulator about these orders, so that they can be refunded and the reconciliation finds no difference. */
export async function insertIntoPayPal(database: Database, lives: readonly OrderLife[]): Promise<void> {
  const insert = async (table: string, columns: string, rows: object[]) => {
    await database.query(
      `INSERT INTO paypal_simulator.${table} (${columns})
       SELECT ${columns} FROM json_populate_recordset(NULL::paypal_simulator.${table}, $1)`,
      [JSON.stringify(rows)],
    );
  };
  await insert(
    'orders',
    'id, purchase_unit, amount_cents, return_url, cancel_url, status, instrument, payer_id, created_at',
    lives.map(payPalOrder),
  );
  await insert(
    'captures',
    'id, order_id, invoice_id, amount_cents, status, created_at',
    lives.flatMap(capture),
  );
  await insert('refunds', 'id, capture_id, amount_cents, created_at', lives.flatMap(refund));
  await insert('remembered_answers', 'operation, request_id, remembered_at', lives.flatMap(askedForCapture));
}

const captureIdOf = ({ payment }: OrderLife) => payment.state.captureId;

const onTheWire = (amount: Money) => ({ currency_code: shopCurrency().code, value: amount.toString() });

function payPalOrder(life: OrderLife) {
  const { order, payment, payerId, placedAt, outcome } = life;
  const { id, amount, gatewayOrderId } = payment.state;
  const unit: PurchaseUnit = {
    reference_id: id,
    custom_id: id,
    invoice_id: order.id,
    amount: { ...onTheWire(amount), breakdown: { item_total: onTheWire(amount) } },
    items: order.lines.map(({ title, quantity, unitPrice }) => ({
      name: title,
      quantity: String(quantity),
      unit_amount: onTheWire(unitPrice),
    })),
  };
  const isApproved = outcome !== 'expired' && outcome !== 'cancelled';
  const way = `http://localhost/shop/paypal-return?paymentId=${id}`;
  return {
    id: gatewayOrderId,
    purchase_unit: unit,
    amount_cents: amount.cents,
    return_url: way,
    cancel_url: way,
    status: captureIdOf(life) ? 'COMPLETED' : isApproved ? 'APPROVED' : 'PAYER_ACTION_REQUIRED',
    instrument: isApproved ? instrumentOf(outcome) : null,
    payer_id: isApproved ? payerId : null,
    created_at: placedAt,
  };
}

const instrumentOf = (outcome: OrderLife['outcome']) =>
  ({ declined: 'declined', 'in-review': 'reviewed' })[outcome as string] ?? 'good';

function capture(life: OrderLife) {
  const { order, payment, outcome } = life;
  const { amount, gatewayOrderId, captureId } = payment.state;
  if (!captureId) return [];
  return {
    id: captureId,
    order_id: gatewayOrderId,
    invoice_id: order.id,
    amount_cents: amount.cents,
    status: outcome === 'in-review' ? 'PENDING' : 'COMPLETED',
    created_at: atStep(life, 'capturing'),
  };
}

function refund(life: OrderLife) {
  const { amount, captureId, refundId } = life.payment.state;
  if (!refundId) return [];
  const at = atStep(life, 'refunded');
  return { id: refundId, capture_id: captureId, amount_cents: amount.cents, created_at: at };
}

function askedForCapture(life: OrderLife) {
  const { gatewayOrderId } = life.payment.state;
  const asked = atStep(life, 'capturing');
  if (!asked || !captureIdOf(life)) return [];
  return {
    operation: `capture:${gatewayOrderId}`,
    request_id: life.payment.captureKey,
    remembered_at: asked,
  };
}

const atStep = ({ paymentChanges }: OrderLife, step: string): Date | undefined =>
  paymentChanges.find((change) => change.step === step)?.at;
