import express from 'express';
import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { until } from '../../../test/support/until';
import { limitPipelining } from './limit-pipelining';

describe('a connection with pipelined requests', () => {
  const pending: ServerResponse[] = [];
  const app = express();
  app.use(limitPipelining());
  app.use((_request, response) => void pending.push(response));
  const server = createServer(app);
  let client: Socket;
  let received: string;

  beforeAll(() => once(server.listen(0, '127.0.0.1'), 'listening'));
  afterAll(() => server.close());
  beforeEach(() => {
    [pending.length, received] = [0, ''];
    client = connect((server.address() as AddressInfo).port, '127.0.0.1');
    client.on('data', (chunk) => (received += String(chunk))).on('error', () => undefined);
  });
  afterEach(() => client.destroy());

  const send = (count: number) => client.write('GET / HTTP/1.1\r\nHost: shop.test\r\n\r\n'.repeat(count));
  const respondToAll = () => pending.splice(0).forEach((response) => response.end());
  const responses = () => received.split('HTTP/1.1 200').length - 1;

  it('may have sixteen pending requests, repeatedly', async () => {
    for (const round of [1, 2, 3]) {
      send(16);
      await until(async () => pending.length === 16);
      respondToAll();
      await until(async () => responses() === 16 * round);
    }
  });

  it('is closed when it has more, and starts no further request', async () => {
    send(1_000);
    await once(client, 'close');
    expect(pending).toHaveLength(16);
  });
});
