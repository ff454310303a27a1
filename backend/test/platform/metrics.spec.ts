import { once } from 'node:events';
import { request } from 'node:http';
import { checkouts, tokenOf } from '../support/shop/checkouts';
import { freePort } from '../support/services/free-port';
import { inCart, onSale } from '../support/shop/goods';
import { startHostedServer } from '../support/shop/hosted-server';
import { until } from '../support/until';

let port: number;
const start = async (env: NodeJS.ProcessEnv) => {
  port = await freePort();
  return startHostedServer({ ...env, METRICS_PORT: String(port) });
};

const textOf = async () => (await fetch(`http://127.0.0.1:${port}/metrics`)).text();

/** The value of a series as it stands in the text, 0 when it is not there. */
async function valueOf(series: string): Promise<number> {
  const text = await textOf();
  const line = text.split('\n').find((each) => each.startsWith(`${series} `));
  return Number(line?.slice(series.length) ?? 0);
}

describe('the metrics of a server', () => {
  const { shop, seller, sam, payPal, order, capture } = checkouts({}, { start });
  const answered = (route: string, status = '2xx') =>
    valueOf(`http_request_duration_seconds_count{method="GET",route="${route}",status="${status}"}`);

  it("are not served on the shop's port", async () => {
    expect((await sam().client.get('/metrics')).status).toBe(404);
    expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
  });

  it('measure requests by the template of their route', async () => {
    const productId = await onSale(seller());
    await sam().client.get(`/api/shop/products/get/${productId}`);
    await sam().client.get('/api/shop/products/get/nothing-of-that-id');
    await sam().client.get('/api/nowhere/at-all');
    await until(async () => (await answered('/api/*', '4xx')) === 1);
    expect(await answered('/api/shop/products/get/:id')).toBe(1);
    expect(await answered('/api/shop/products/get/:id', '4xx')).toBe(1);
    expect(await valueOf('haberdash_response_cache_lookups_total{result="miss"}')).toBeGreaterThan(1);
  });

  it('count payments by outcome, and jobs by state', async () => {
    const productId = await onSale(seller());
    await inCart(sam(), productId);
    const placed = await order();
    await until(
      async () => (await valueOf('haberdash_jobs{task="ordering:expire-order",state="scheduled"}')) === 1,
    );
    await payPal().decide(tokenOf(placed), 'approve');
    await capture(placed);
    expect(await valueOf('haberdash_events_total{event="payments.payment-captured"}')).toBe(1);
    expect(await textOf()).toContain('haberdash_events_total{event="payments.payment-denied"} 0');
    expect(
      await valueOf('haberdash_payment_provider_duration_seconds_count{call="capture",outcome="completed"}'),
    ).toBe(1);
  });

  it('count stock conflicts', async () => {
    const productId = await onSale(seller(), { totalStock: 1 });
    await inCart(sam(), productId);
    await sam().client.post('/api/shop/cart/add', { userId: sam().id, productId, quantity: 1 });
    await until(
      async () =>
        (await valueOf('haberdash_refusals_total{code="OUT_OF_STOCK",route="/api/shop/cart/add"}')) === 1,
    );
  });

  it('include the database and its connections', async () => {
    expect(await valueOf('haberdash_database_up')).toBe(1);
    expect(await valueOf('haberdash_database_connections_max{pool="primary"}')).toBe(10);
    expect(await valueOf('haberdash_database_connections_max{pool="queue"}')).toBe(9);
    expect(await valueOf('process_resident_memory_bytes')).toBeGreaterThan(0);
  });

  it('are served until a stopping server has completed its requests', async () => {
    const slow = request(`${shop().url}/api/auth/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Content-Length': '2' },
    });
    slow.flushHeaders();
    await until(async () => (await valueOf('http_requests_in_flight')) === 1);
    const draining = port;
    const restarted = shop().restart();
    await until(async () => port === draining && (await valueOf('haberdash_stopping')) === 1);
    expect(await valueOf('http_requests_in_flight')).toBe(1);
    slow.end('{}');
    await once(slow, 'response');
    await restarted;
    await expect(fetch(`http://127.0.0.1:${draining}/metrics`)).rejects.toThrow();
    expect(await valueOf('haberdash_stopping')).toBe(0);
  });
});
