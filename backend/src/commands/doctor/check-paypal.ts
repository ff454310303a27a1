import { z } from 'zod';
import type { PaymentsSettings } from '../../payments/payments.settings';
import { type Finding, unset, whyOf, works, wrong } from './finding';

const hosts = { sandbox: 'https://api-m.sandbox.paypal.com', production: 'https://api-m.paypal.com' };
const webhookPath = '/api/payments/paypal/webhook';

const Refusal = z.object({ code: z.literal('INVALID_SIGNATURE') });

type PayPal = NonNullable<PaymentsSettings['payPal']>;

/** With this shop's credentials; and that PayPal's messages arrive. */
export async function checkPayPal(
  { payPal }: Pick<PaymentsSettings, 'payPal'>,
  publicUrl: string | undefined,
): Promise<Finding[]> {
  if (!payPal) return [unset('PayPal', 'PAYPAL_CLIENT_ID is not set: only the demo has a simulator instead')];
  try {
    const token = await signIn(payPal);
    return [
      works('PayPal', `accepts the credentials (${payPal.baseUrl ? 'a simulator' : payPal.environment})`),
      await checkWebhook(payPal, token, publicUrl),
    ];
  } catch (error) {
    return [wrong('PayPal', `does not let the shop sign in (${whyOf(error)})`)];
  }
}

async function signIn(payPal: PayPal): Promise<string> {
  const credentials = Buffer.from(`${payPal.clientId}:${payPal.clientSecret}`).toString('base64');
  const response = await ask(payPal, '/v1/oauth2/token', {
    method: 'POST',
    headers: { authorization: `Basic ${credentials}` },
    body: new URLSearchParams({ grant_type: 'client_credentials' }),
  });
  if (response.status === 401) throw new Error('PAYPAL_CLIENT_ID and PAYPAL_CLIENT_SECRET are refused');
  if (!response.ok) throw new Error(`it responds with ${response.status}`);
  return z.object({ access_token: z.string() }).parse(await response.json()).access_token;
}

async function checkWebhook(payPal: PayPal, token: string, publicUrl: string | undefined): Promise<Finding> {
  const part = 'Webhook';
  if (!payPal.webhookId) return unset(part, 'PAYPAL_WEBHOOK_ID is not set: the shop only polls PayPal');
  try {
    const url = await addressOfWebhook(payPal, token);
    if (publicUrl && url !== publicUrl + webhookPath)
      return wrong(part, `PayPal calls ${url}, not ${publicUrl}${webhookPath}`);
    await refusesUnsigned(url, payPal.timeoutMs);
    return works(part, `PayPal calls ${url}, where the shop responds`);
  } catch (error) {
    return wrong(part, whyOf(error));
  }
}

async function addressOfWebhook(payPal: PayPal, token: string): Promise<string> {
  const response = await ask(payPal, `/v1/notifications/webhooks/${encodeURIComponent(payPal.webhookId!)}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  if (response.status === 404) throw new Error('PayPal has no webhook with the id PAYPAL_WEBHOOK_ID');
  if (!response.ok) throw new Error(`PayPal responds with ${response.status} to a request for its webhook`);
  return z.object({ url: z.string() }).parse(await response.json()).url;
}

/** The shop refuses each message that PayPal has not signed. */
async function refusesUnsigned(url: string, timeoutMs: number): Promise<void> {
  const signal = AbortSignal.timeout(timeoutMs);
  const response = await fetch(url, { method: 'POST', body: '{}', redirect: 'manual', signal }).catch(
    (error: unknown) => {
      throw new Error(`${url} can't be reached from here (${whyOf(error)})`);
    },
  );
  const body: unknown = await response.json().catch(() => undefined);
  if (!Refusal.safeParse(body).success)
    throw new Error(`${url} responds with ${response.status}, not as the shop does`);
}

const ask = (
  { baseUrl, environment, timeoutMs }: PayPal,
  path: string,
  init: RequestInit,
): Promise<Response> =>
  fetch((baseUrl ?? hosts[environment]) + path, {
    ...init,
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  });
