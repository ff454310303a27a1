import { anOrder, usd } from '../../../../test/support/paypal/paypal-client';
import { payPalWorld } from '../../../../test/support/paypal/paypal-world';

const world = payPalWorld();

const newOrderId = async () => (await world.paypal.create(anOrder())).body.id;
const page = (token: string) => fetch(`${world.simulator.url}/checkoutnow?token=${token}`);

describe('PayPal simulator: the approval page', () => {
  it('shows merchant, items and amount, and says that it is a simulator', async () => {
    const answer = await page(await newOrderId());
    expect(answer.status).toBe(200);
    const html = await answer.text();
    for (const shown of [
      'PayPal simulator',
      'Haberdash',
      'Approve payment',
      'Decline',
      'Cancel and return',
      '$20.10',
    ])
      expect(html).toContain(shown);
    expect(html).toContain('&lt;b&gt;&quot;Socks&quot; &amp; more&lt;/b&gt;');
    expect(html).not.toContain('<b>');
  });

  it('needs no script, and its form can only lead to the shop', async () => {
    const answer = await page(await newOrderId());
    expect(answer.headers.get('Content-Security-Policy')).toBe(
      "default-src 'none'; style-src 'self'; form-action 'self' http://shop.test:8080; base-uri 'none'; frame-ancestors 'none'",
    );
    const html = await answer.text();
    expect(html).not.toMatch(/<script|<style|style=|onclick/);
    const stylesheet = /href="([^"]+\.css)"/.exec(html)![1]!;
    const css = await fetch(new URL(stylesheet, world.simulator.url));
    expect(css.headers.get('Content-Type')).toMatch(/^text\/css/);
  });

  it('shows shipping, tax and discount, where there are some', async () => {
    expect(await (await page(await newOrderId())).text()).not.toMatch(/Shipping|Tax|Discount/);
    const parts = { shipping: usd('4.90'), tax_total: usd('2.00'), discount: usd('3.00') };
    const amount = { ...usd('24.00'), breakdown: { item_total: usd('20.10'), ...parts } };
    const { body } = await world.paypal.create(anOrder({ amount }));
    const text = await (await page(body.id)).text();
    expect(text).toMatch(/Shipping<\/td>\s*<td>\$4.90/);
    expect(text).toMatch(/Tax<\/td>\s*<td>\$2.00/);
    expect(text).toMatch(/Discount<\/td>\s*<td>-\$3.00/);
  });

  it('returns a buyer who approves, with the token and a payer id', async () => {
    const id = await newOrderId();
    const answer = await world.simulator.controls.decide(id, 'approve');
    expect(answer.status).toBe(303);
    const { payer } = (await world.paypal.get(`/v2/checkout/orders/${id}`)).body;
    expect(answer.headers.get('Location')).toBe(
      `http://shop.test:8080/shop/paypal-return?keep=1&token=${id}&PayerID=${payer!.payer_id}`,
    );
  });

  it("returns a buyer who cancels to the shop's cancel address, and the order stays unapproved", async () => {
    const id = await newOrderId();
    const answer = await world.simulator.controls.decide(id, 'cancel');
    expect(answer.headers.get('Location')).toBe(
      `http://shop.test:8080/shop/checkout?cancelled=1&token=${id}`,
    );
    expect((await world.paypal.get(`/v2/checkout/orders/${id}`)).body.status).toBe('PAYER_ACTION_REQUIRED');
  });

  it('accepts no second decision on a finished payment', async () => {
    const id = await newOrderId();
    await world.simulator.controls.decide(id, 'approve');
    await world.paypal.capture(id);
    expect(await (await page(id)).text()).toContain('This payment is already made');
    await world.simulator.controls.decide(id, 'decline');
    expect((await world.paypal.get(`/v2/checkout/orders/${id}`)).body.status).toBe('COMPLETED');
  });

  it.each(['NONE', '', 'a&token=b', '%00', '<script>'])(
    'says that there is no payment "%s"',
    async (token) => {
      const answer = await page(token);
      expect([400, 404]).toContain(answer.status);
    },
  );

  it.each(['token=NONE&decision=approve', 'decision=approve', 'token=NONE&decision=steal', ''])(
    'refuses the decision "%s"',
    async (body) => {
      const headers = { 'Content-Type': 'application/x-www-form-urlencoded' };
      const answer = await fetch(`${world.simulator.url}/checkoutnow`, { method: 'POST', headers, body });
      expect([400, 404]).toContain(answer.status);
      expect(await answer.json()).toHaveProperty('debug_id');
    },
  );
});
