import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { checkouts, tokenOf } from '../support/shop/checkouts';
import { inCart, onSale } from '../support/shop/goods';
import { startServerProcess } from '../support/shop/program';
import { until } from '../support/until';

interface Attribute {
  key: string;
  value: { stringValue?: string };
}

interface Span {
  traceId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  attributes: Attribute[];
}

interface Export {
  resourceSpans: { resource: { attributes: Attribute[] }; scopeSpans: { spans: Span[] }[] }[];
}

/** The kinds have their numbers in OTLP. */
const kinds = { server: 2, client: 3, consumer: 5 };

const spans: Span[] = [];
const services = new Set<string | undefined>();
/** The collector accepts OTLP over HTTP. */
const collector = createServer((request, response) => {
  void json(request).then((body) => {
    for (const { resource, scopeSpans } of (body as Export).resourceSpans) {
      services.add(valueOf(resource, 'service.name'));
      spans.push(...scopeSpans.flatMap((scope) => scope.spans));
    }
    response.setHeader('Content-Type', 'application/json').end('{}');
  });
});

const start = async (env: NodeJS.ProcessEnv) => {
  await once(collector.listen(0, '127.0.0.1'), 'listening');
  const { port } = collector.address() as AddressInfo;
  return startServerProcess({
    ...env,
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`,
    OTEL_BSP_SCHEDULE_DELAY: '100',
    // Compose passes what is not set as an empty value.
    OTEL_SERVICE_NAME: '',
    OTEL_TRACES_SAMPLER: '',
    OTEL_TRACES_SAMPLER_ARG: '',
  });
};
const valueOf = ({ attributes }: Pick<Span, 'attributes'>, key: string) =>
  attributes.find((attribute) => attribute.key === key)?.value.stringValue;
const named = (name: string) => spans.find((span) => span.name === name);
const traceOf = (span?: Span) => spans.filter(({ traceId }) => traceId === span?.traceId);

describe('the traces of a server', () => {
  const { seller, sam, payPal, order, capture } = checkouts({}, { start });
  afterAll(() => collector.close());

  it('follow a capture through HTTP, SQL and the provider, and its events through their jobs', async () => {
    await inCart(sam(), await onSale(seller()));
    const placed = await order();
    await payPal().decide(tokenOf(placed), 'approve');
    expect((await capture(placed)).status).toBe(200);

    await until(async () => named('POST /api/shop/order/capture') !== undefined);
    const request = named('POST /api/shop/order/capture');
    expect(request).toMatchObject({ kind: kinds.server });
    const parts = traceOf(request);
    expect(parts.some((span) => valueOf(span, 'db.query.text')?.includes('"payments"."payments"'))).toBe(
      true,
    );
    expect(parts.some(({ kind, name }) => kind === kinds.client && name === 'POST')).toBe(true);

    const job = 'catalogue:record-purchase';
    await until(async () => named(job) !== undefined);
    expect(traceOf(named(job)).some(({ name }) => name.startsWith('pg.query'))).toBe(true);
  });

  it('have the name of the service, by default the project', async () => {
    await until(async () => services.size > 0);
    expect([...services]).toEqual(['haberdash']);
  });

  it('contain no user input', async () => {
    await sam().client.get('/api/shop/search/typed-keyword?size=typed-query');
    await until(async () => named('GET /api/shop/search/:keyword') !== undefined);
    expect(JSON.stringify(spans)).not.toMatch(/typed-(keyword|query)/);
  });
});
