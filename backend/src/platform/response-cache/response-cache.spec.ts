import compression from 'compression';
import express, { type Response as ExpressResponse } from 'express';
import { once } from 'node:events';
import { createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gate } from '../../../test/support/turns';
import { until } from '../../../test/support/until';
import { ResponseCache } from './response-cache';

describe('the cache of public responses', () => {
  let now = 0;
  /** The number of responses that the route has produced. */
  let produced = 0;
  let arrived = 0;
  let mayRespond = gate();
  let respond: (response: ExpressResponse, body: string) => void;

  const app = express();
  const cache = new ResponseCache({ now: () => now });
  app.use((_request, _response, next) => {
    arrived += 1;
    next();
  });
  app.get('/things/:id', cache.serve);
  app.post('/things/:id', (_request, response, next) => {
    cache.clearWith(response);
    next();
  });
  app.use(compression());
  app.get('/things/:id', async (_request, response) => {
    const body = String(++produced).padEnd(2_000);
    await mayRespond.opened;
    respond(response, body);
  });
  app.post('/things/:id', (request, response) => void response.status(Number(request.params.id)).end());
  const server = createServer(app);
  beforeAll(() => once(server.listen(0, '127.0.0.1'), 'listening'));
  afterAll(() => server.close());

  beforeEach(async () => {
    jest.useFakeTimers({
      advanceTimers: false,
      doNotFake: ['Date', 'nextTick', 'setImmediate', 'setInterval'],
    });
    [produced, arrived, now] = [0, 0, now + 1_000];
    mayRespond = gate();
    respond = (response, body) => void response.set('Cache-Control', 'public, no-cache').send(body);
  });
  afterEach(() => jest.useRealTimers());

  const url = (path: string) => `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`;
  const ask = (headers: Record<string, string> = {}, path = '/things/1') =>
    fetch(url(path), { headers: { 'accept-encoding': 'identity', ...headers } });
  const read = async (path?: string) => Number(await (await ask({}, path)).text());
  const change = (status: number) => fetch(url(`/things/${status}`), { method: 'POST' });
  const advance = (milliseconds: number) => {
    now += milliseconds;
    jest.advanceTimersByTime(milliseconds);
  };
  /** Waits until so many have come to the server. */
  const begun = async (requests: number, asking: () => Promise<number>) => {
    const before = arrived;
    const reading = Array.from({ length: requests }, asking);
    await until(async () => arrived === before + requests);
    return Promise.all.bind(Promise, reading) as () => Promise<number[]>;
  };

  it('produces a response once for ten concurrent requests', async () => {
    const responses = await begun(10, read);
    mayRespond.open();
    expect(await responses()).toEqual(Array(10).fill(1));
  });

  it('serves a response for 250 ms, counted from its request', async () => {
    const first = await begun(1, read);
    advance(100);
    mayRespond.open();
    await first();
    advance(150);
    expect(await read()).toBe(1);
    advance(1);
    expect(await read()).toBe(2);
  });

  it('starts another production for a request 250 ms after a slow one', async () => {
    const early = await begun(2, read);
    advance(250);
    const late = await begun(2, read);
    mayRespond.open();
    expect([await early(), await late()]).toEqual([
      [1, 1],
      [2, 2],
    ]);
    expect(await read()).toBe(2);
  });

  it('serves a change at once to the client that made it', async () => {
    mayRespond.open();
    expect([await read(), await read()]).toEqual([1, 1]);
    await change(200);
    expect(await read()).toBe(2);
    await change(409);
    expect(await read()).toBe(2);
  });

  it('neither stores nor shares responses that were begun before a change', async () => {
    const before = await begun(1, read);
    await change(201);
    const after = await begun(1, read);
    mayRespond.open();
    expect([await before(), await after(), await read()]).toEqual([[1], [2], 2]);
  });

  it('has an entry for each address', async () => {
    mayRespond.open();
    const paths = ['/things/1', '/things/2', '/things/1?page=2', '/things/1'];
    expect(await Promise.all(paths.map(read))).toEqual([1, 2, 3, 1]);
  });

  it.each<[string, typeof respond]>([
    ['is private', (response, body) => void response.set('Cache-Control', 'no-store').send(body)],
    ['says nothing of caches', (response, body) => void response.send(body)],
    ['is a refusal', (response, body) => void response.status(404).set('Cache-Control', 'public').send(body)],
    [
      'sets a cookie',
      (response, body) => void response.cookie('token', 'own').set('Cache-Control', 'public').send(body),
    ],
  ])('does not share a response that %s', async (_, other) => {
    respond = other;
    const responses = await begun(3, read);
    mayRespond.open();
    expect((await responses()).sort()).toEqual([1, 2, 3]);
    expect(await read()).toBe(4);
  });

  it('does not cache long addresses', async () => {
    mayRespond.open();
    const path = `/things/1?q=${'x'.repeat(512)}`;
    expect([await read(path), await read(path)]).toEqual([1, 2]);
  });

  it.each(['br', 'gzip', 'deflate', 'identity', '*;q=0'])(
    'sends an encoding that the client accepts: %s',
    async (accepted) => {
      mayRespond.open();
      for (const time of [1, 2]) {
        const response = await ask({ 'accept-encoding': accepted });
        const sent = ['br', 'gzip'].includes(accepted) ? accepted : null;
        expect([time, response.headers.get('content-encoding'), response.headers.get('vary')]).toEqual([
          time,
          sent,
          'Accept-Encoding',
        ]);
        expect(Number(await response.text())).toBe(1);
      }
    },
  );

  it('responds with 304 to a client that has the response, from any request', async () => {
    mayRespond.open();
    const etag = (await ask()).headers.get('etag')!;
    const again = () => ask({ 'if-none-match': etag, 'cache-control': 'max-age=0' });
    expect((await again()).status).toBe(304);
    advance(251);
    produced = 0;
    const asked = await again();
    expect([asked.status, asked.headers.get('etag'), produced]).toEqual([304, etag, 1]);
  });

  it('completes the response for the others when the first client disconnects', async () => {
    const first = get(url('/things/1'), { headers: { 'accept-encoding': 'identity' } }).on(
      'error',
      () => undefined,
    );
    await until(async () => produced === 1);
    const others = await begun(2, read);
    first.destroy();
    mayRespond.open();
    expect(await others()).toEqual([1, 1]);
  });
});
