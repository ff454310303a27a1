import express from 'express';
import { once } from 'node:events';
import { createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PassThrough } from 'node:stream';
import { createLog } from '../log/log';
import { requestLog } from './request-log';

describe('the log of requests', () => {
  const written = new PassThrough({ encoding: 'utf8' });
  const lines: object[] = [];
  written.on('data', (line: string) => lines.push(JSON.parse(line) as object));
  const app = express();
  app.use(requestLog(createLog('info', written)));
  app.get('/api/own/:ok', (request, response) => {
    Object.assign(request, { user: { id: 'u-1', email: 'sam@haberdash.test' } });
    response.status(request.params.ok === 'ok' ? 200 : 503).end();
  });
  app.get('/api/fails', (_request, response) => void response.status(503).end());
  app.get('/api/hangs', () => undefined);
  app.use((_request, response) => void response.end());
  const server = createServer(app);
  beforeAll(() => once(server.listen(0, '127.0.0.1'), 'listening'));
  afterAll(() => server.close());

  const begin = (path: string) =>
    get({ host: '127.0.0.1', port: (server.address() as AddressInfo).port, path });
  const nextLine = async () => {
    while (lines.length === 0) await once(written, 'data');
    return lines.shift()!;
  };
  async function lineOf(path: string) {
    const [response] = (await once(begin(path), 'response')) as [
      { headers: Record<string, string>; resume(): void },
    ];
    response.resume();
    return { line: await nextLine(), id: response.headers['x-request-id'] };
  }

  it("has one line per request, with the response's id, and no user input", async () => {
    const { line, id } = await lineOf('/api/shop/products/get/p-1?size=M');
    expect(line).toEqual({
      level: 30,
      time: expect.any(String) as string,
      req: { id, method: 'GET', path: '/api/shop/products/get/p-1' },
      res: { status: 200 },
      responseTime: expect.any(Number) as number,
      msg: 'request completed',
    });
    expect(id).toMatch(/^[0-9a-f-]{36}$/);
  });

  it.each(['/api/own/ok', '/api/own/fails'])('names the user of a session by id: %s', async (path) => {
    const { line } = await lineOf(path);
    expect(line).toMatchObject({ userId: 'u-1' });
    expect(JSON.stringify(line)).not.toContain('sam@');
  });

  it.each([
    '/api/shop/search/coat?size=M',
    '/api/shop/search/coat/',
    '/api/shop/SEARCH/coat',
    '/api/shop/%73earch/coat',
    '/api/shop/search%2Fcoat',
    'http://shop.test/api/shop/search/coat',
    '/api/shop/search/100%25%20coat',
  ])('has no search words: %s', async (path) => {
    const { line } = await lineOf(path);
    expect(line).toMatchObject({
      req: { path: expect.stringMatching(/^\/api\/shop\/search\/\[keyword\]$/i) as string },
    });
    expect(JSON.stringify(line)).not.toContain('coat');
  });

  it("has no part of an address that can't be parsed", async () => {
    expect((await lineOf('/api/shop/search/coat%')).line).toMatchObject({ req: { path: '[malformed]' } });
  });

  it('distinguishes failures and disconnected clients', async () => {
    const { line } = await lineOf('/api/fails');
    expect(line).toMatchObject({ level: 50, res: { status: 503 }, msg: 'request completed' });
    expect(line).not.toHaveProperty('err');
    const request = begin('/api/hangs').on('error', () => undefined);
    await once(request, 'socket');
    setTimeout(() => request.destroy(), 50);
    expect(await nextLine()).toMatchObject({ msg: 'request aborted' });
  });
});
