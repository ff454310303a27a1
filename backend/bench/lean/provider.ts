const base = process.env.PAYPAL_BASE_URL!;

interface Opened {
  id: string;
  approvalURL: string;
}

interface Captured {
  captureId: string;
  payerId: string;
}

/** Asked for once, good for hours. */
const authorization = tokenFor(process.env.PAYPAL_CLIENT_ID!, process.env.PAYPAL_CLIENT_SECRET!);

async function tokenFor(client: string, secret: string): Promise<string> {
  const credentials = Buffer.from(`${client}:${secret}`).toString('base64');
  const response = await fetch(`${base}/v1/oauth2/token`, {
    method: 'POST',
    headers: { Authorization: `Basic ${credentials}`, 'Content-Type': 'application/x-www-form-urlencoded' },
    body: 'grant_type=client_credentials',
  });
  return `Bearer ${((await response.json()) as { access_token: string }).access_token}`;
}

export async function openAtProvider(orderId: string, cents: number): Promise<Opened> {
  const amount = { currency_code: 'USD', value: (cents / 100).toFixed(2) };
  const { id, links } = await post<{ id: string; links: { href: string }[] }>('', {
    intent: 'CAPTURE',
    purchase_units: [{ invoice_id: orderId, amount }],
  });
  return { id, approvalURL: links[0]!.href };
}

export async function captureAtProvider(id: string): Promise<Captured> {
  const { payer, purchase_units: units } = await post<{
    payer: { payer_id: string };
    purchase_units: { payments: { captures: { id: string }[] } }[];
  }>(`/${id}/capture`, {});
  return { captureId: units[0]!.payments.captures[0]!.id, payerId: payer.payer_id };
}

async function post<Answer>(path: string, json: object): Promise<Answer> {
  const response = await fetch(`${base}/v2/checkout/orders${path}`, {
    method: 'POST',
    headers: { Authorization: await authorization, 'Content-Type': 'application/json' },
    body: JSON.stringify(json),
  });
  if (!response.ok) throw new Error(`The provider answered ${response.status}`);
  return (await response.json()) as Answer;
}
