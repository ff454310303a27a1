import { Test } from '@nestjs/testing';
import { startTestingApp } from '../../../../../test/support/shop/testing-app';
import { Log } from '../../../../platform/log/log';
import { Metrics } from '../../../../platform/metrics/metrics';
import { ClientReportsController } from './client-reports.controller';

const anError = {
  kind: 'error',
  page: '/shop/product/0199c6a0-0000-7000-8000-000000000000',
  release: '1f2e3d',
  source: 'boundary',
  name: 'TypeError',
  message: 'sam@haberdash.test is not a function',
  stack: 'TypeError at https://shop.test/shop/search?keyword=underwear:3:7',
};
const vitals = { kind: 'vitals', page: anError.page, release: '1f2e3d' };

describe('reports from browsers', () => {
  const warn = jest.fn();
  let metrics: Metrics;
  let app: Awaited<ReturnType<typeof startTestingApp>>;
  beforeEach(async () => {
    metrics = new Metrics();
    warn.mockClear();
    const providers = [
      { provide: Log, useValue: { warn } },
      { provide: Metrics, useValue: metrics },
    ];
    app = await startTestingApp(
      Test.createTestingModule({ controllers: [ClientReportsController], providers }),
    );
  });
  afterEach(() => app.close());

  const report = async (body: object, address = '192.0.2.200') =>
    (
      await app.ask('/client-reports', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': address },
        body: JSON.stringify(body),
      })
    ).status;

  it('log and count an error, without personal data', async () => {
    expect(await report(anError)).toBe(200);
    expect(warn).toHaveBeenCalledWith(
      {
        client: {
          source: 'boundary',
          page: anError.page,
          release: '1f2e3d',
          name: 'TypeError',
          message: '[email] is not a function',
          stack: 'TypeError at https://shop.test/shop/search?[query]:3:7',
        },
      },
      'an error in a browser',
    );
    expect(await metrics.registry.metrics()).toContain('haberdash_client_errors_total{source="boundary"} 1');
  });

  it('measure pages by their kind', async () => {
    expect(await report({ ...vitals, lcpMs: 1_800, inpMs: 90, cls: 0.02 })).toBe(200);
    expect(await report({ ...vitals, page: '/shop/product/1', lcpMs: 5_000 })).toBe(200);
    const text = await metrics.registry.metrics();
    for (const line of [
      'haberdash_web_vital_lcp_seconds_bucket{le="2",page="/shop/product/:id"} 1',
      'haberdash_web_vital_lcp_seconds_count{page="/shop/product/:id"} 2',
      'haberdash_web_vital_inp_seconds_bucket{le="0.1",page="/shop/product/:id"} 1',
      'haberdash_web_vital_cls_bucket{le="0.025",page="/shop/product/:id"} 1',
    ])
      expect(text).toContain(line);
  });

  it.each([
    { ...anError, page: '/shop/search?keyword=underwear' },
    { ...anError, page: 'https://elsewhere.test/' },
    { ...anError, message: 'x'.repeat(501) },
    { ...anError, stack: 'x'.repeat(4_001) },
    { ...vitals, lcpMs: -1 },
    { kind: 'another' },
  ])('are refused when they are malformed: %#', async (wrong) => {
    expect(await report(wrong)).toBe(400);
    expect(warn).not.toHaveBeenCalled();
  });

  it('are refused when an address sends too many', async () => {
    for (let sent = 0; sent < 30; sent++) expect(await report(anError)).toBe(200);
    expect(await report(anError)).toBe(429);
    expect(warn).toHaveBeenCalledTimes(30);
  });

  it('are counted, and no longer logged, when all addresses together send too many', async () => {
    for (let sent = 0; sent < 120; sent++) expect(await report(anError, `192.0.2.${sent}`)).toBe(200);
    expect(warn).toHaveBeenCalledTimes(100);
    expect(await metrics.registry.metrics()).toContain(
      'haberdash_client_errors_total{source="boundary"} 120',
    );
  });
});
