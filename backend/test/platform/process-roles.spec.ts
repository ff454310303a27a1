import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkouts, tokenOf } from '../support/shop/checkouts';
import { inCart, onSale } from '../support/shop/goods';
import type { HostedServer } from '../support/shop/hosted-server';
import { inDatabase } from '../support/shop/people';
import { startServerProcess } from '../support/shop/program';
import { until } from '../support/until';

describe('a web process', () => {
  const { shop, seller, sam, payPal, order, capture, runJobsNow } = checkouts({
    PROCESS_ROLE: 'web',
  });
  let dataDir: string;
  let worker: HostedServer | undefined;
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'haberdash-worker-'));
  });
  afterAll(async () => {
    await worker?.close();
    await rm(dataDir, { recursive: true });
  });
  const startWorker = () =>
    startServerProcess({ PROCESS_ROLE: 'worker', DATABASE_URL: shop().databaseUrl, DATA_DIR: dataDir });

  const purchasesOf = (productId: string) =>
    inDatabase(shop(), 'SELECT FROM catalogue.purchases WHERE product_id = $1', [productId]);
  const waitingJobs = () =>
    inDatabase(shop(), 'SELECT FROM graphile_worker.jobs WHERE run_at <= now() AND attempts < max_attempts');

  it('serves the shop and leaves jobs and events to a worker', async () => {
    const productId = await onSale(seller());
    await inCart(sam(), productId);
    const placed = await order();
    await payPal().decide(tokenOf(placed), 'approve');
    expect((await capture(placed)).body.data).toMatchObject({ paymentStatus: 'paid' });
    expect(await inDatabase(shop(), 'SELECT FROM public.job_leases')).toEqual([]);
    expect(await purchasesOf(productId)).toEqual([]);

    worker ??= await startWorker();
    await until(async () => (await purchasesOf(productId)).length === 1);
    await runJobsNow();
    await until(async () => (await waitingJobs()).length === 0);
  });

  it('is the only one that serves: a worker serves only its health', async () => {
    worker ??= await startWorker();
    const statusOf = async (path: string) => (await fetch(new URL(path, worker!.url))).status;
    for (const path of ['/api/health', '/api/health/live', '/api/health/ready'])
      expect(await statusOf(path)).toBe(200);
    for (const path of ['/', '/api/shop/products/get', '/api/auth/check-auth', '/uploads/a.webp'])
      expect(await statusOf(path)).toBe(404);
  });
});
