import express from 'express';
import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { until } from '../../../../test/support/until';
import { limitPipelining } from './limit-pipelining';

describe('a connection with pipelined requests', () => {
  const pending: ServerResponse[] = [];
  const app = express();
  app.use(limitPipelining());
  app.use((_request, response) => void pending.push(response));
  const server = createServer(app);
  let parsed: number;
  server.on('request', () => (parsed += 1));
  let client: Socket;
  let received: string;

  beforeAll(() => once(server.listen(0, '127.0.0.1'), 'listening'));
  afterAll(() => server.close());
  beforeEach(() => {
    [pending.length, parsed, received] = [0, 0, ''];
    client = connect((server.address() as AddressInfo).port, '127.0.0.1');
    client.on('data', (chunk) => (received += String(chunk))).on('error', () => undefined);
  });
  afterEach(() => client.destroy());

  const send = (count: number) => client.write('GET / HTTP/1.1\r\nHost: shop.test\r\n\r\n'.repeat(count));
  const respondToAll = () => pending.splice(0).forEach((response) => response.end());
  const responses = () => received.split('HTTP/1.1 200').length - 1;

  it('may have four pending requests, repeatedly', async () => {
    for (const round of [1, 2, 3]) {
      send(4);
      await until(async () => pending.length === 4);
      respondToAll();
      await until(async () => responses() === 4 * round);
    }
  });

  it('is closed when it has more, and what it has sent besides is not even parsed', async () => {
    send(1_000);
    await once(client, 'close');
    expect([pending.length, parsed]).toEqual([4, 5]);
  });
});
