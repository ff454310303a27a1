import { randomUUID } from 'node:crypto';
import { anOrder, type Answered, usd } from '../../../../test/support/paypal/paypal-client';
import { payPalWorld } from '../../../../test/support/paypal/paypal-world';

const world = payPalWorld();

async function approvedOrder(body = anOrder()): Promise<string> {
  const { id } = (await world.paypal.create(body)).body;
  await world.simulator.controls.decide(id, 'approve');
  return id;
}

const captureIn = ({ body }: Answered) => body.purchase_units[0].payments!.captures[0]!;
const cents = (dollars: string) => Math.round(Number(dollars) * 100);

describe('PayPal simulator: a capture', () => {
  it('takes the money once, to the cent, in twenty concurrent calls', async () => {
    const before = await world.simulator.controls.ledger();
    const id = await approvedOrder();
    const answers = await Promise.all(Array.from({ length: 20 }, () => world.paypal.capture(id)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array<number>(19).fill(422)]);
    const refusals = answers.filter(({ status }) => status === 422).map(({ body }) => body.details[0]!.issue);
    expect(new Set(refusals)).toEqual(new Set(['ORDER_ALREADY_CAPTURED']));
    const after = await world.simulator.controls.ledger();
    expect(after.count).toBe(before.count + 1);
    expect(cents(after.taken) - cents(before.taken)).toBe(2010);
    expect(after.captures.find(({ orderId }) => orderId === id)).toMatchObject({
      amount: '20.10',
      refunded: '0.00',
    });
  });

  it('returns the same response when repeated, and appears in the order', async () => {
    const id = await approvedOrder();
    const requestId = randomUUID();
    const [first, repeat] = [
      await world.paypal.capture(id, requestId),
      await world.paypal.capture(id, requestId),
    ];
    expect([first.status, repeat.status]).toEqual([201, 200]);
    expect(repeat.body).toEqual(first.body);
    expect(captureIn(first)).toMatchObject({ status: 'COMPLETED', amount: usd('20.10') });
    const shown = (await world.paypal.get(`/v2/checkout/orders/${id}`)).body;
    expect(shown).toMatchObject({ status: 'COMPLETED', payer: first.body.payer! });
  });

  it("requires the buyer's approval, and fails when the instrument is declined", async () => {
    const { id } = (await world.paypal.create(anOrder())).body;
    const requestId = randomUUID();
    const issue = async () => (await world.paypal.capture(id, requestId)).body.details[0]!.issue;
    expect(await issue()).toBe('ORDER_NOT_APPROVED');
    await world.simulator.controls.decide(id, 'cancel');
    expect(await issue()).toBe('ORDER_NOT_APPROVED');
    await world.simulator.controls.decide(id, 'decline');
    expect(await issue()).toBe('INSTRUMENT_DECLINED');
    await world.simulator.controls.decide(id, 'approve');
    expect((await world.paypal.capture(id, requestId)).status).toBe(201);
  });

  it('takes the money of an invoice once, even from two orders', async () => {
    const invoice_id = randomUUID();
    const [one, two] = [
      await approvedOrder(anOrder({ invoice_id })),
      await approvedOrder(anOrder({ invoice_id })),
    ];
    const answers = await Promise.all([world.paypal.capture(one), world.paypal.capture(two)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422]);
    const refused = answers.find(({ status }) => status === 422)!;
    expect(refused.body.details[0]!.issue).toBe('DUPLICATE_INVOICE_ID');
  });

  it('survives a restart: approvals, money and stored responses remain', async () => {
    const [approved, paid, requestId] = [await approvedOrder(), await approvedOrder(), randomUUID()];
    const before = await world.paypal.capture(paid, requestId);
    const book = await world.simulator.controls.ledger();
    await world.restart();
    expect(await world.simulator.controls.ledger()).toEqual(book);
    expect(await world.paypal.capture(paid, requestId)).toEqual({ status: 200, body: before.body });
    expect((await world.paypal.capture(approved)).status).toBe(201);
  });
});

describe('PayPal simulator: a refund', () => {
  it('returns the rest once in concurrent calls, and never more', async () => {
    const id = await approvedOrder();
    const { id: captureId } = captureIn(await world.paypal.capture(id));
    const part = { amount: usd('0.10') };
    expect((await world.paypal.refund(captureId, part)).status).toBe(201);
    expect(captureIn(await world.paypal.get(`/v2/checkout/orders/${id}`)).status).toBe('PARTIALLY_REFUNDED');
    const tooMuch = await world.paypal.refund(captureId, { amount: usd('20.01') });
    expect(tooMuch.body.details[0]!.issue).toBe('REFUND_AMOUNT_EXCEEDED');
    const rest = await Promise.all(Array.from({ length: 5 }, () => world.paypal.refund(captureId)));
    expect(rest.map(({ status }) => status).sort()).toEqual([201, 422, 422, 422, 422]);
    expect(captureIn(await world.paypal.get(`/v2/checkout/orders/${id}`)).status).toBe('REFUNDED');
    const entry = (await world.simulator.controls.ledger()).captures.find((line) => line.id === captureId);
    expect(entry).toMatchObject({ amount: '20.10', refunded: '20.10' });
  });

  it.each([{ amount: usd('-1') }, { amount: usd('0.00') }, { amount: 5 }, '[]'])(
    'of %j is refused',
    async (body) => {
      const { id } = captureIn(await world.paypal.capture(await approvedOrder()));
      expect((await world.paypal.refund(id, body)).status).toBe(400);
    },
  );
});
