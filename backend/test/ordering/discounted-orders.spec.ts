import { startDemo } from '../../demo/start-demo';
import { newId } from '../../src/shared/ids';
import { plainPieces, plainShares, sumOf } from '../support/plain-money';
import { checkouts, tokenOf } from '../support/shop/checkouts';
import { discountOrders, partOff } from '../support/shop/discounted-orders';
import { withPlantedBug } from '../support/shop/hosted-server';
import { inCart, onSale } from '../support/shop/goods';
import { inDatabase } from '../support/shop/people';
import { until } from '../support/until';

const off = 1_001;

/** Three pieces of one product and two of another, at $49.99 each. */
describe('an order with a discount', () => {
  const { shop, seller, sam, payPal, order, capture, orderOf } = checkouts(
    {},
    { start: withPlantedBug(startDemo) },
  );
  const ask = <Row>(sql: string, id: string) => inDatabase<Row>(shop(), sql, [id]);
  const cents = (dollars: number) => Math.round(dollars * 100);

  beforeEach(() => {
    discountOrders(() => partOff(off));
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });

  const paidOrder = async () => {
    for (const pieces of [3, 2]) await inCart(sam(), await onSale(seller()), pieces);
    const placed = await order();
    await payPal().decide(tokenOf(placed), 'approve');
    await capture(placed);
    const { cartItems, totalAmount, deliveryAmount } = await orderOf(placed);
    const lines = (cartItems as { price: number; quantity: number; variantId: string }[]).map((item) => ({
      ...{ variantId: item.variantId, quantity: item.quantity },
      ...{ unitPrice: cents(item.price), ownDiscount: 0 },
    }));
    return { placed, id: placed.body.orderId as string, lines, totalAmount, deliveryAmount };
  };

  it('costs its goods less the discount, which PayPal is told', async () => {
    const { id, lines, totalAmount, deliveryAmount } = await paidOrder();
    const goods = sumOf(lines.map(({ unitPrice, quantity }) => unitPrice * quantity));
    expect(cents(totalAmount)).toBe(goods + cents(deliveryAmount) - off);
    const [{ breakdown }] = (await ask<{ breakdown: object }>(
      `SELECT purchase_unit #> '{amount,breakdown}' AS breakdown FROM paypal_simulator.orders WHERE purchase_unit ->> 'invoice_id' = $1`,
      id,
    )) as [{ breakdown: object }];
    expect(breakdown).toMatchObject({ discount: { value: '10.01' } });
    expect(
      await ask(
        'SELECT amount_cents::integer AS cents FROM paypal_simulator.captures WHERE invoice_id = $1',
        id,
      ),
    ).toEqual([{ cents: cents(totalAmount) }]);
  });

  it('gives back what each piece is worth, and with the last all that was paid', async () => {
    const { placed, id, lines, totalAmount } = await paidOrder();
    const shares = plainShares(lines, {
      delivery: 0,
      discount: off,
      discountOfDelivery: 0,
      tax: 0,
      taxOfDelivery: 0,
    });
    const worths = shares.flatMap(({ goods }, place) => plainPieces(goods, lines[place]!.quantity));
    for (const { variantId, quantity } of lines)
      for (let piece = 0; piece < quantity; piece += 1) {
        const pieces = [{ variantId, quantity: 1 }];
        const response = await sam().client.post(`/api/shop/order/cancellations/${id}`, {
          _id: newId(),
          pieces,
        });
        expect(response.status).toBe(201);
      }
    const { cancellations } = await orderOf(placed);
    const refunds = (cancellations as { refund: number }[]).map(({ refund }) => cents(refund));
    expect(refunds.slice(0, -1)).toEqual(worths.slice(0, -1));
    await until(async () => (await orderOf(placed)).paymentStatus === 'refunded');
    const [given] = await ask<{ cents: number }>(
      `SELECT sum(r.amount_cents)::integer AS cents FROM paypal_simulator.refunds r
         JOIN paypal_simulator.captures c ON c.id = r.capture_id WHERE c.invoice_id = $1`,
      id,
    );
    expect(given!.cents).toBe(cents(totalAmount));
  });
});
