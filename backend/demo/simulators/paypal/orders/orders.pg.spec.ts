import { randomUUID } from 'node:crypto';
import { anOrder, usd } from '../../../../test/support/paypal/paypal-client';
import { payPalWorld } from '../../../../test/support/paypal/paypal-world';

const hour = 60 * 60 * 1000;

const world = payPalWorld();

describe('PayPal simulator: an order', () => {
  it("has an approval page on the host of the buyer's browser", async () => {
    const { status, body } = await world.paypal.create(anOrder());
    expect(status).toBe(201);
    expect(body.status).toBe('PAYER_ACTION_REQUIRED');
    expect(body.links.find(({ rel }) => rel === 'payer-action')?.href).toBe(
      `http://shop.test:8080/simulators/paypal/checkoutnow?token=${body.id}`,
    );
  });

  it('is created once per request id: 201 first, then 200 with the same body', async () => {
    const requestId = randomUUID();
    const first = await world.paypal.create(anOrder(), requestId);
    const repeat = await world.paypal.create(anOrder(), requestId);
    expect([first.status, repeat.status]).toEqual([201, 200]);
    expect(repeat.body).toEqual(first.body);
  });

  it('is created once in ten concurrent calls with one request id', async () => {
    const requestId = randomUUID();
    const body = anOrder();
    const made = await Promise.all(Array.from({ length: 10 }, () => world.paypal.create(body, requestId)));
    expect(new Set(made.map((order) => order.body.id)).size).toBe(1);
    expect(made.map(({ status }) => status).sort()).toEqual([...Array<number>(9).fill(200), 201]);
  });

  it('is created again after the request id has expired, after six hours', async () => {
    const requestId = randomUUID();
    const first = await world.paypal.create(anOrder(), requestId);
    world.clockAhead = 6 * hour + 60_000;
    const second = await world.paypal.create(anOrder(), requestId);
    expect(second.status).toBe(201);
    expect(second.body.id).not.toBe(first.body.id);
  });

  it.each([
    [
      'items that do not add up',
      { amount: { ...usd('9.99'), breakdown: { item_total: usd('9.99') } } },
      'ITEM_TOTAL_MISMATCH',
    ],
    [
      'a breakdown that does not add up',
      { amount: { ...usd('9.99'), breakdown: { item_total: usd('20.10') } } },
      'AMOUNT_MISMATCH',
    ],
    [
      'shipping that is not in the amount',
      { amount: { ...usd('20.10'), breakdown: { item_total: usd('20.10'), shipping: usd('4.90') } } },
      'AMOUNT_MISMATCH',
    ],
    [
      'a discount that is not in the amount',
      { amount: { ...usd('20.10'), breakdown: { item_total: usd('20.10'), discount: usd('1.00') } } },
      'AMOUNT_MISMATCH',
    ],
    ['items without their total', { amount: usd('20.10') }, 'ITEM_TOTAL_REQUIRED'],
    [
      'another currency',
      { amount: { value: '5.00', currency_code: 'BDT' }, items: undefined },
      'CURRENCY_NOT_SUPPORTED',
    ],
  ])('is refused with %s', async (_, purchaseUnit, issue) => {
    expect(await world.paypal.create(anOrder(purchaseUnit))).toMatchObject({
      status: 422,
      body: { name: 'UNPROCESSABLE_ENTITY', details: [{ issue }] },
    });
  });

  it('is created with shipping, taxes and a discount that add up', async () => {
    const parts = { shipping: usd('4.90'), tax_total: usd('2.00'), discount: usd('3.00') };
    const amount = { ...usd('24.00'), breakdown: { item_total: usd('20.10'), ...parts } };
    expect((await world.paypal.create(anOrder({ amount }))).status).toBe(201);
  });

  it('needs a request id of at most 108 characters', async () => {
    expect(await world.paypal.post('/v2/checkout/orders', anOrder())).toMatchObject({
      status: 422,
      body: { details: [{ issue: 'PAYPAL_REQUEST_ID_REQUIRED' }] },
    });
    expect((await world.paypal.create(anOrder(), 'x'.repeat(108))).status).toBe(201);
    expect((await world.paypal.create(anOrder(), 'x'.repeat(109))).status).toBe(400);
  });

  const huge = { name: 'x', quantity: '9999999999', unit_amount: usd('9999999999.99') };
  it.each([
    ['no JSON', '{"intent":'],
    ['an array', []],
    ['nothing asked', {}],
    ['an amount as a number', anOrder({ amount: { currency_code: 'USD', value: 20.1 } })],
    ['a negative amount', anOrder({ amount: usd('-1.00') })],
    ['no money at all', anOrder({ amount: usd('0.00'), items: undefined })],
    [
      'more money than there is',
      anOrder({ amount: { ...usd('1.00'), breakdown: { item_total: usd('1.00') } }, items: [huge] }),
    ],
    ['a character that no text holds', anOrder({ invoice_id: 'nul\u0000' })],
    ['half a character', anOrder({ invoice_id: '\ud83d' })],
    [
      'an address that is a script',
      JSON.stringify(anOrder()).replaceAll('http://shop.test:8080', 'javascript:'),
    ],
  ])("is refused with PayPal's error format when the body has %s", async (_, body) => {
    const { status, body: problem } = await world.paypal.create(body);
    expect(status).toBe(400);
    expect(problem).toMatchObject({
      name: 'INVALID_REQUEST',
      message: expect.any(String) as string,
      links: [],
    });
    expect(problem.debug_id).not.toBe('');
    expect(problem.details.length).toBeGreaterThan(0);
  });

  it.each(['/v2/checkout/orders/NONE', '/v2/checkout/orders/%00', '/v2/checkout/orders/%ZZ', '/v2/nothing'])(
    'that does not exist is refused: %s',
    async (path) => {
      const { status, body } = await world.paypal.get(path);
      expect([400, 404]).toContain(status);
      expect(body.details).toHaveLength(1);
    },
  );
});
