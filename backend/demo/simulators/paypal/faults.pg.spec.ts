import { anOrder, PayPalClient } from '../../../test/support/paypal/paypal-client';
import { simulatorCredentials } from '../../../test/support/paypal/paypal-simulator';
import { payPalWorld } from '../../../test/support/paypal/paypal-world';

const world = payPalWorld();
const controls = () => world.simulator.controls;

beforeEach(() => controls().removeFaults());

async function approvedOrder(): Promise<string> {
  const { id } = (await world.paypal.create(anOrder())).body;
  await controls().decide(id, 'approve');
  return id;
}
const fetchWhole = async (address: string, init: RequestInit) => {
  const answer = await fetch(address, init);
  await answer.text();
  return answer;
};
/** `cut` when the connection was. */
const statusOf = (call: Promise<{ status: number }>) =>
  call.then(({ status }) => status).catch(() => 'cut' as const);
const show = (id: string) =>
  statusOf(
    fetchWhole(`${world.simulator.url}/v2/checkout/orders/${id}`, {
      headers: { Authorization: world.paypal.authorization },
    }),
  );
const capturesOf = async (id: string) =>
  (await controls().ledger()).captures.filter(({ orderId }) => orderId === id);

describe('PayPal simulator: a planted fault', () => {
  it("returns a proxy's error page after the capture has succeeded", async () => {
    const id = await approvedOrder();
    await controls().plantFault(`capture:${id}`, 'bad-gateway');
    const answer = await fetch(`${world.simulator.url}/v2/checkout/orders/${id}/capture`, {
      method: 'POST',
      headers: { Authorization: world.paypal.authorization, 'Content-Type': 'application/json' },
      body: '{}',
    });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([502, 'text/html; charset=utf-8']);
    expect(await answer.text()).toContain('<h1>502 Bad Gateway</h1>');
    expect(await capturesOf(id)).toHaveLength(1);
  });

  it('refuses a valid token from then on, and accepts another', async () => {
    const id = await approvedOrder();
    await controls().plantFault(`capture:${id}`, 'expired-token');
    const refused = await world.paypal.capture(id);
    expect(refused).toMatchObject({ status: 401, body: { name: 'AUTHENTICATION_FAILURE' } });
    expect(await statusOf(world.paypal.capture(id))).toBe(401);
    const other = new PayPalClient(world.simulator.url);
    await other.signIn();
    expect(await statusOf(other.capture(id))).toBe(201);
  });

  it.each([
    ['server-error', 500],
    ['bad-gateway', 502],
    ['expired-token', 401],
    ['drop-response', 'cut'],
  ] as const)('can fail the call for a token: %s', async (kind, status) => {
    const basic = `${simulatorCredentials.clientId}:${simulatorCredentials.clientSecret}`;
    const ask = () =>
      statusOf(
        fetchWhole(`${world.simulator.url}/v1/oauth2/token`, {
          method: 'POST',
          headers: { Authorization: `Basic ${Buffer.from(basic).toString('base64')}` },
          body: new URLSearchParams({ grant_type: 'client_credentials' }),
        }),
      );
    await controls().plantFault('token', kind);
    expect([await ask(), await ask()]).toEqual([status, 200]);
  });

  it('is used up in order, the most specific name first', async () => {
    const id = await approvedOrder();
    await controls().plantFault('*', 'drop-response');
    await controls().plantFault('show:*', 'server-error');
    await controls().plantFault(`show:${id}`, 'bad-gateway', 2);
    const statuses = [];
    for (let call = 0; call < 5; call += 1) statuses.push(await show(id));
    expect(statuses).toEqual([502, 502, 500, 'cut', 200]);
  });

  it('affects its share of all calls, beside other faults, until it is removed', async () => {
    await controls().plantShare('show:*', 'server-error', 0.3);
    await controls().plantShare('show:*', 'bad-gateway', 0.3);
    const { id } = (await world.paypal.create(anOrder())).body;
    const statuses: (number | 'cut')[] = [];
    for (let call = 0; call < 300; call += 1) statuses.push(await show(id));
    const count = (wanted: number) => statuses.filter((status) => status === wanted).length;
    // Within six deviations of 90: outside once in five hundred million runs.
    for (const wanted of [500, 502]) expect(Math.abs(count(wanted) - 90)).toBeLessThan(48);
    expect(count(200)).toBe(300 - count(500) - count(502));
    await controls().removeFaults();
    expect(await show(id)).toBe(200);
  });

  it('can be listed, and removed one by one', async () => {
    const faultsAt = (query = '') => `${world.simulator.url}/test/faults${query}`;
    await controls().plantFault('create:*', 'hang', 3);
    await controls().plantShare('*', 'bad-gateway', 0.25);
    expect(await (await fetch(faultsAt())).json()).toEqual([
      { operation: 'create:*', kind: 'hang', remaining: 3, share: null },
      { operation: '*', kind: 'bad-gateway', remaining: null, share: 0.25 },
    ]);
    await fetch(faultsAt('?operation=create:*&kind=hang'), { method: 'DELETE' });
    expect(await (await fetch(faultsAt())).json()).toMatchObject([{ operation: '*' }]);
    // It would meet the next test's signing in.
    await controls().removeFaults();
  });

  it.each([
    { operation: 'everything', kind: 'hang' },
    { operation: 'capture:*', kind: 'explode' },
    { operation: '*', kind: 'hang', share: 1.5 },
    { operation: '*', kind: 'hang', times: 0 },
    { operation: 'create:*', kind: 'review' },
  ])('is refused: %j', async (fault) => {
    const answer = await fetch(`${world.simulator.url}/test/faults`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(fault),
    });
    expect(answer.status).toBe(400);
  });
});
