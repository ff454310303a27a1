import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { MailCatcher } from '../../demo/simulators/mail/mail-catcher';
import { announce } from './announce';

interface Purchase {
  amount: { currency_code: string; value: string };
}

const opened = new Map<string, Purchase>();
const captured = new Set<string>();

/** A payment provider that agrees at once, so that the measured work is the shop's; and a mail server. */
const server = createServer((request, response) => {
  void text(request).then((body) => {
    const { status, json } = respond(request, body);
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(json));
  });
});
// The shop must not find a connection closed after a pause.
server.keepAliveTimeout = 0;
void MailCatcher.start().then(({ port: smtpPort }) => {
  server.listen(0, '127.0.0.1', () => announce({ port: (server.address() as AddressInfo).port, smtpPort }));
});

function respond({ url = '', method }: IncomingMessage, body: string): { status: number; json: object } {
  if (url.endsWith('/oauth2/token'))
    return { status: 200, json: { access_token: 'stub', token_type: 'Bearer', expires_in: 32_400 } };
  const [, id, verb] = /\/v2\/checkout\/orders(?:\/(\w+))?(?:\/(\w+))?$/.exec(url) ?? [];
  if (id === undefined)
    return { status: 201, json: open(JSON.parse(body) as { purchase_units: Purchase[] }) };
  const purchase = opened.get(id);
  if (!purchase) return { status: 404, json: { name: 'RESOURCE_NOT_FOUND' } };
  if (method === 'POST' && verb === 'capture') return { status: 201, json: capture(id, purchase) };
  return { status: 200, json: { id, status: captured.has(id) ? 'COMPLETED' : 'PAYER_ACTION_REQUIRED' } };
}

function open({ purchase_units: [purchase] }: { purchase_units: Purchase[] }) {
  const id = `STUB${opened.size + 1}`;
  opened.set(id, purchase!);
  return {
    id,
    status: 'PAYER_ACTION_REQUIRED',
    links: [{ rel: 'payer-action', href: `http://localhost/approve?token=${id}`, method: 'GET' }],
  };
}

function capture(id: string, { amount: { currency_code, value } }: Purchase) {
  captured.add(id);
  const payments = {
    captures: [{ id: `CAPTURE${id}`, status: 'COMPLETED', amount: { currency_code, value } }],
  };
  return { id, status: 'COMPLETED', payer: { payer_id: 'STUBPAYER' }, purchase_units: [{ payments }] };
}
