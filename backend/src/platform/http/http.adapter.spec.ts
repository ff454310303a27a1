import { Controller, Get, Post } from '@nestjs/common';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { Test } from '@nestjs/testing';
import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { arrivalLimit } from './limits/arrival';
import { HttpAdapter, serverLimits } from './http.adapter';

const proxyKeepsIdle = 60_000;

@Controller()
class Routes {
  @Get()
  show() {
    return {};
  }

  @Post()
  take() {
    return {};
  }
}

let app: NestExpressApplication;
let socket: Socket;

async function send(request: string): Promise<void> {
  const module = await Test.createTestingModule({ controllers: [Routes] }).compile();
  app = module.createNestApplication<NestExpressApplication>(new HttpAdapter(), { logger: false });
  await app.listen(0, '127.0.0.1');
  socket = connect((app.getHttpServer().address() as AddressInfo).port, '127.0.0.1');
  socket.write(request);
}

async function received(): Promise<string> {
  const [bytes] = (await once(socket, 'data')) as [Buffer];
  return bytes.toString();
}

afterEach(async () => {
  socket.destroy();
  await app.close();
});

describe('an idle connection', () => {
  it('stays open longer than a proxy keeps it', async () => {
    await send('GET / HTTP/1.1\r\nHost: shop.test\r\n\r\n');
    const [, seconds] = /^Keep-Alive: timeout=(\d+)\r$/m.exec(await received()) ?? [];
    expect(Number(seconds) * 1000).toBeGreaterThan(proxyKeepsIdle);
  });
});

describe('a request that never ends', () => {
  const [limits, { ms }] = [{ ...serverLimits }, arrivalLimit];
  beforeAll(() => {
    Object.assign(serverLimits, { headersTimeout: 200, connectionsCheckingInterval: 20 });
    arrivalLimit.ms = 200;
  });
  afterAll(() => {
    Object.assign(serverLimits, limits);
    arrivalLimit.ms = ms;
  });

  it.each([
    ['body', 'Host: shop.test\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{'],
    [
      'body of unknown length',
      'Host: shop.test\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n1\r\n{',
    ],
    ['headers', 'Host: shop.test\r\nContent-'],
  ])('times out, and not half a minute later: %s', async (_, rest) => {
    await send(`POST / HTTP/1.1\r\n${rest}`);
    expect(await received()).toMatch(/^HTTP\/1\.1 408 /);
  });
});
