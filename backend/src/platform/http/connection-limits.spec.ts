import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { until } from '../../../test/support/until';
import { limitPipelining } from './connection-limits';

describe('requests that come without waiting for answers', () => {
  let server: Server;
  let client: Socket;
  let received = '';
  const open: ServerResponse[] = [];
  const bodies: string[] = [];

  beforeEach(async () => {
    [received, open.length, bodies.length] = ['', 0, 0];
    server = createServer((request, response) => {
      open.push(response);
      request.on('data', (chunk) => bodies.push(String(chunk)));
    });
    limitPipelining(server);
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    client = connect((server.address() as AddressInfo).port, '127.0.0.1');
    client.on('data', (chunk) => (received += String(chunk)));
  });
  afterEach(() => {
    client.destroy();
    server.close();
    server.closeAllConnections();
  });

  const get = (number: number) => `GET /${number} HTTP/1.1\r\nHost: shop.test\r\n\r\n`;
  const post = (body: string) =>
    `POST / HTTP/1.1\r\nHost: shop.test\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
  const send = (count: number) => client.write(Array.from({ length: count }, (_, at) => get(at)).join(''));
  const answered = () => [...received.matchAll(/answer to (\S+)/g)].map(([, path]) => path);
  const answerAll = () => {
    for (const response of open.splice(0)) response.end(`answer to ${response.req.url}\n`);
  };

  it('are begun sixteen at a time, and all answered in their order', async () => {
    send(1_000);
    await until(async () => open.length > 0);
    await pause(50);
    expect(open).toHaveLength(16);
    await until(async () => {
      expect(open.length).toBeLessThanOrEqual(16);
      answerAll();
      return answered().length === 1_000;
    });
    expect(answered()).toEqual(Array.from({ length: 1_000 }, (_, at) => `/${at}`));
  });

  it('are not read while others wait', async () => {
    const packet = get(1).repeat(1_000);
    const sent = () => client.bytesWritten - client.writableLength;
    for (let packets = 0; packets < 500; packets++) client.write(packet);
    await until(async () => open.length === 16);
    await pause(200);
    expect(sent()).toBeLessThan(client.bytesWritten);
    expect(open).toHaveLength(16);
  });

  it('bring their bodies', async () => {
    client.write(get(1).repeat(20) + post('one') + post('two'));
    await until(async () => {
      answerAll();
      return bodies.length === 2;
    });
    expect(bodies).toEqual(['one', 'two']);
    send(1);
    await until(async () => {
      answerAll();
      return answered().length === 23;
    });
  });
});
