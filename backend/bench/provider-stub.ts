import { serveJson } from './json-server';

interface Amount {
  currency_code: string;
  value: string;
}

/** What a caller wants to be paid for. */
interface Purchase {
  invoice_id: string;
  amount: Amount;
}

/** Of an order id to what was taken for it. */
export type Ledger = Record<string, Amount>;

const opened = new Map<string, Purchase>();
const captured: Ledger = {};

/** A payment provider that says yes at once, so that what is measured is the shop; and remembers what it took. */
serveJson(async ({ url = '', method }, body) => {
  if (url === '/ledger') return answer(200, captured);
  if (url.endsWith('/oauth2/token'))
    return answer(200, { access_token: 'stub', token_type: 'Bearer', expires_in: 32_400 });
  const [, id, verb] = /\/v2\/checkout\/orders(?:\/(\w+))?(?:\/(\w+))?$/.exec(url) ?? [];
  if (id === undefined) return answer(201, open(JSON.parse(body) as { purchase_units: Purchase[] }));
  const purchase = opened.get(id);
  if (!purchase) return answer(404, { name: 'RESOURCE_NOT_FOUND' });
  if (method === 'POST' && verb === 'capture') return answer(201, capture(id, purchase));
  return answer(200, { id, status: purchase.invoice_id in captured ? 'COMPLETED' : 'PAYER_ACTION_REQUIRED' });
});

function open({ purchase_units: [purchase] }: { purchase_units: Purchase[] }) {
  const id = `STUB${opened.size + 1}`;
  opened.set(id, purchase!);
  return {
    id,
    status: 'PAYER_ACTION_REQUIRED',
    links: [{ rel: 'payer-action', href: `http://localhost/approve?token=${id}`, method: 'GET' }],
  };
}

function capture(id: string, { invoice_id: invoice, amount: { currency_code, value } }: Purchase) {
  const amount = { currency_code, value };
  captured[invoice] = amount;
  return {
    id,
    status: 'COMPLETED',
    payer: { payer_id: 'STUBPAYER' },
    purchase_units: [{ payments: { captures: [{ id: `CAPTURE${id}`, status: 'COMPLETED', amount }] } }],
  };
}

const answer = (status: number, body: object) => ({ status, json: JSON.stringify(body) });
