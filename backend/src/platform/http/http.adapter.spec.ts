import { Controller, Post } from '@nestjs/common';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { Test } from '@nestjs/testing';
import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { HttpAdapter, serverLimits } from './http.adapter';

@Controller()
class Routes {
  @Post()
  take() {
    return {};
  }
}

describe('a request that never ends', () => {
  const limits = { ...serverLimits };
  beforeAll(() => Object.assign(serverLimits, { requestTimeout: 200, connectionsCheckingInterval: 20 }));
  afterAll(() => Object.assign(serverLimits, limits));

  it('is given up after its time, and not only half a minute later', async () => {
    const module = await Test.createTestingModule({ controllers: [Routes] }).compile();
    const app = module.createNestApplication<NestExpressApplication>(new HttpAdapter(), { logger: false });
    await app.listen(0, '127.0.0.1');
    const { port } = app.getHttpServer().address() as AddressInfo;
    const socket = connect(port, '127.0.0.1');
    socket.write(
      'POST / HTTP/1.1\r\nHost: shop.test\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{',
    );
    const [received] = (await once(socket, 'data')) as [Buffer];
    expect(received.toString()).toMatch(/^HTTP\/1\.1 408 /);
    await app.close();
  });
});
