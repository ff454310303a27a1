import { once } from 'node:events';
import * as http from 'node:http';
import * as https from 'node:https';
import { urlToHttpOptions } from 'node:url';
import type { Client } from '@paypal/paypal-server-sdk';
import { GatewayFailed, GatewayTimedOut } from '../../domain/payment.errors';

/** What the SDK lets go through each of its requests; the last one may answer it. */
type Interceptor = Parameters<ReturnType<ReturnType<Client['getRequestBuilderFactory']>>['intercept']>[0];
type Request = Parameters<Interceptor>[0];
type Answer = Awaited<ReturnType<Interceptor>>['response'];

export interface LineSettings {
  /** Where PayPal's protocol is spoken instead of at PayPal's own host: an origin, with a path prefix or without. */
  baseUrl?: string | undefined;
  /** Of one exchange over HTTP. A call is one, plus one for a token where none is at hand. */
  timeoutMs: number;
}

/** A shopper waits for these calls: no new connection and handshake for each. */
const agents: Partial<Record<string, http.Agent>> = {
  'http:': new http.Agent({ keepAlive: true }),
  'https:': new https.Agent({ keepAlive: true }),
};

const form = { 'content-type': 'application/x-www-form-urlencoded' };

/** In characters: PayPal's answers have a few thousand. */
const maxAnswer = 1_000_000;

/**
 * One exchange with PayPal.
 * @throws GatewayFailed when it could not be reached, GatewayTimedOut when it may have done its work and did not say so
 */
export async function exchange(request: Request, { baseUrl, timeoutMs }: LineSettings): Promise<Answer> {
  const url = new URL(request.url);
  const target = baseUrl === undefined ? url : rebase(url, baseUrl);
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    const incoming = await send(target, request, signal);
    const headers = incoming.headers as Record<string, string>;
    return { statusCode: incoming.statusCode!, headers, body: await read(incoming) };
  } catch (error) {
    if (signal.aborted) throw new GatewayTimedOut(`no answer within ${timeoutMs} ms`);
    throw failureOf(error as NodeJS.ErrnoException);
  }
}

/** PayPal may close an idle connection at the moment it is used again: what is safe to repeat goes once more, on a new one. */
async function send(url: URL, request: Request, signal: AbortSignal): Promise<http.IncomingMessage> {
  const outgoing = begin(url, request, { signal, agent: agents[url.protocol] });
  try {
    return await responseTo(outgoing);
  } catch (error) {
    const wasIdle = outgoing.reusedSocket && (error as NodeJS.ErrnoException).code === 'ECONNRESET';
    if (wasIdle && isRepeatable(request)) return responseTo(begin(url, request, { signal, agent: false }));
    throw error;
  }
}

async function responseTo(outgoing: http.ClientRequest): Promise<http.IncomingMessage> {
  const [incoming] = (await once(outgoing, 'response')) as [http.IncomingMessage];
  return incoming;
}

/** PayPal does a request id once, however often it comes; a form asks for a token. */
const isRepeatable = ({ method, headers, body }: Request): boolean =>
  method === 'GET' || headers?.['PayPal-Request-Id'] !== undefined || body?.type === 'form';

function begin(
  url: URL,
  { method, headers, body }: Request,
  connection: Pick<https.RequestOptions, 'agent' | 'signal'>,
): http.ClientRequest {
  const isForm = body?.type === 'form';
  const { request } = url.protocol === 'https:' ? https : http;
  const outgoing = request({
    ...urlToHttpOptions(url),
    ...connection,
    method,
    headers: { ...headers, accept: 'application/json', ...(isForm && form) },
  });
  // What breaks while the answer is read, its reader is told.
  return outgoing.on('error', () => undefined).end(textOf(body));
}

/** The SDK has PayPal's hosts built in; only their place changes, the path and query stay. */
const rebase = ({ pathname, search }: URL, baseUrl: string) =>
  new URL(`${baseUrl.replace(/\/+$/, '')}${pathname}${search}`);

/** The SDK asks for a token with a form, and else sends JSON or nothing. */
function textOf(body: Request['body']): string | undefined {
  if (body?.type !== 'form') return body?.type === 'text' ? body.content : undefined;
  return new URLSearchParams(body.content.map(({ key, value }): [string, string] => [key, value])).toString();
}

async function read(incoming: http.IncomingMessage): Promise<string> {
  let body = '';
  for await (const chunk of incoming.setEncoding('utf8')) {
    body += chunk as string;
    if (body.length > maxAnswer) throw new Error('The answer is too long');
  }
  return body;
}

const failureOf = ({ code, message }: NodeJS.ErrnoException) =>
  code !== undefined && neverSent.includes(code)
    ? new GatewayFailed(`PayPal can not be reached: ${code}`)
    : new GatewayTimedOut(code === undefined ? message : `connection broken: ${code}`);

// Any other break of the line may have come after PayPal did its work.
const neverSent = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH'];
