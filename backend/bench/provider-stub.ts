import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

let opened = 0;

/** A payment provider that says yes at once, so that what is measured is the shop. */
const server = createServer((request, response) => {
  request.resume().on('end', () => {
    const isToken = request.url?.endsWith('/oauth2/token');
    const id = `STUB${++opened}`;
    const order = {
      id,
      status: 'PAYER_ACTION_REQUIRED',
      links: [{ rel: 'payer-action', href: `http://localhost/approve?token=${id}`, method: 'GET' }],
    };
    const token = { access_token: 'stub', token_type: 'Bearer', expires_in: 32_400 };
    response.writeHead(isToken ? 200 : 201, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify(isToken ? token : order));
  });
});

server.listen(0, '127.0.0.1', () => process.send!({ port: (server.address() as AddressInfo).port }));
