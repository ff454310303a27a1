import { anOrder } from '../../../../test/support/paypal/paypal-client';
import { payPalWorld } from '../../../../test/support/paypal/paypal-world';

const world = payPalWorld();
const controls = () => world.simulator.controls;

const at = (path: string) => `${world.simulator.url}${path}`;
const page = async (query = '') => (await fetch(at(`/${query}`))).text();
const submit = (path: string, fields: Record<string, string>) =>
  fetch(at(path), { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });
/** Finds the row of the page's tables that holds `text`. */
const rowOf = async (text: string) =>
  (await page()).split('<tr').find((row) => row.includes(text)) ?? `no row has ${text}`;

async function newOrder(purchaseUnit: object = {}): Promise<string> {
  return (await world.paypal.create(anOrder(purchaseUnit))).body.id;
}
async function paid(decision: 'approve' | 'review' = 'approve'): Promise<string> {
  const id = await newOrder();
  await controls().decide(id, decision);
  const { body } = await world.paypal.capture(id);
  return body.purchase_units[0].payments!.captures[0]!.id;
}

describe('PayPal simulator: the overview page', () => {
  it('shows the totals, and each capture with its refunds', async () => {
    const captureId = await paid();
    await world.paypal.refund(captureId, { amount: { currency_code: 'USD', value: '0.10' } });
    const { taken, refunded } = await controls().ledger();
    const html = await page();
    for (const figure of [`<dd>$${taken}</dd>`, `<dd>$${refunded}</dd>`]) expect(html).toContain(figure);
    const row = await rowOf(captureId);
    for (const cell of ['$20.10', '$0.10', 'PARTIALLY_REFUNDED']) expect(row).toContain(cell);
  });

  it("links to the approval page of each open order, and escapes the shops' texts", async () => {
    const id = await newOrder({ invoice_id: '<img src=x onerror="alert(1)">' });
    const row = await rowOf(id);
    expect(row).toContain(`href="/simulators/paypal/checkoutnow?token=${id}"`);
    expect(row).toContain('&lt;img src=x onerror=&quot;alert(1)&quot;&gt;');
    expect(await page()).not.toMatch(/<img|<script|<style|style=|onclick/);
  });

  it('needs no script, and its forms lead to the simulator only', async () => {
    const answer = await fetch(at('/'));
    expect(answer.headers.get('Content-Security-Policy')).toBe(
      "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
    );
    expect((await fetch(at('/pages.css'))).headers.get('content-type')).toMatch(/^text\/css/);
  });

  it('settles captures in review', async () => {
    const [good, bad] = [await paid('review'), await paid('review')];
    expect(await rowOf(good)).toContain('/reviews/settle');
    const answer = await submit('/reviews/settle', { id: good, as: 'completed' });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/simulators/paypal/#reviews']);
    await submit('/reviews/settle', { id: bad, as: 'denied' });
    expect([await rowOf(good), await rowOf(bad)]).toEqual([
      expect.stringContaining('COMPLETED'),
      expect.stringContaining('DECLINED'),
    ]);
    expect((await submit('/reviews/settle', { id: good, as: 'denied' })).status).toBe(422);
  });

  it('plants and removes faults', async () => {
    await submit('/faults', { call: 'capture', id: '', kind: 'bad-gateway', times: '2', percent: '' });
    await submit('/faults', { call: '*', id: '', kind: 'server-error', times: '1', percent: '12.5' });
    await submit('/faults', { call: 'show', id: '<b>', kind: 'hang', times: '1', percent: '' });
    const listed = async () => (await fetch(at('/test/faults'))).json() as Promise<object[]>;
    expect(await listed()).toMatchObject([
      { operation: 'capture:*', kind: 'bad-gateway', remaining: 2 },
      { operation: '*', kind: 'server-error', share: 0.125 },
      { operation: 'show:<b>', kind: 'hang', remaining: 1 },
    ]);
    expect(await rowOf('2 more')).toContain('capture:*');
    expect(await rowOf('12.5% of all calls')).toContain('respond 500');
    expect(await page()).toContain('show:&lt;b&gt;');
    await submit('/faults/remove', { operation: 'capture:*', kind: 'bad-gateway' });
    expect(await listed()).toHaveLength(2);
    await controls().removeFaults();
    expect(await page()).toContain('No active faults.');
  });

  it('changes how webhooks are sent and how reviews end', async () => {
    await submit('/webhooks', { mode: 'late', delayMs: '600000' });
    await submit('/reviews', { ends: 'denied', delayMs: '60000' });
    const html = await page();
    expect(html).toContain('<option value="late" selected>');
    expect(html).toContain('<option value="denied" selected>');
    const id = await newOrder();
    await controls().decide(id, 'approve');
    expect(
      (await page())
        .split('<tr')
        .filter((row) => row.includes(id))
        .at(0),
    ).toContain('CHECKOUT.ORDER.APPROVED');
    await Promise.all([controls().tell('never'), controls().endReviews('by-hand')]);
  });

  it.each([
    ['/faults', { call: 'capture', kind: 'explode', times: '1' }],
    ['/faults', { call: '*', kind: 'hang', times: '1', percent: '130' }],
    ['/webhooks', { mode: 'late', delayMs: '-1' }],
    ['/reviews', { ends: 'never' }],
  ])('explains on a page why it refuses %s with %j', async (path, fields) => {
    const answer = await submit(path, fields);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([400, 'text/html; charset=utf-8']);
    expect(await answer.text()).toContain('Your change was not saved');
  });

  it('shows a hundred captures and links to older ones', async () => {
    const captureId = await paid();
    const [newest, older] = [await page(), await page(`?before=${captureId}`)];
    expect(newest).toContain(captureId);
    expect(older).not.toContain(`<span>${captureId}</span>`);
    expect(older).toContain('Newest');
  });
});
