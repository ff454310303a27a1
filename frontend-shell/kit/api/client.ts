import createClient, { type Client } from 'openapi-fetch';
import { sendWithProgress } from './send-with-progress';
import type { components, paths } from './schema';

export type Api = Client<paths>;

/** The API's types by name: `Schema<'ProductView'>`. */
export type Schema<Name extends keyof components['schemas']> = components['schemas'][Name];

/** Why a call was refused; status 0 means that no response arrived. */
export interface Refusal extends Omit<Schema<'Refusal'>, 'success'> {
  status: number;
}

/** A refused call is an expected outcome, so it is a value, not an exception. */
export type Answer<Body> = { ok: true; body: Body } | { ok: false; refusal: Refusal };

interface ApiOptions {
  onUnauthenticated?: () => void;
  /** A response that came with the page. @param address path and query */
  takeFirstResponse?: (address: string) => string | undefined;
  fetch?: (request: Request) => Promise<Response>;
}

/** A call with this, beside its body, learns how much of it has been sent: a share from 0 to 1. */
export interface UploadOptions {
  onUploadProgress?: (share: number) => void;
}

/** Milliseconds. A connection may fall silent; then the user gets an error and can retry. */
const readTimeout = 30_000;

export function createApi({ onUnauthenticated, takeFirstResponse, fetch = send }: ApiOptions = {}): Api {
  const api = createClient<paths>({
    baseUrl: window.location.origin,
    credentials: 'same-origin',
    fetch: (request) => fetch(inTime(request)),
  });
  api.use({
    onRequest({ request: { method, url } }) {
      const answer =
        method === 'GET' ? takeFirstResponse?.(url.slice(window.location.origin.length)) : undefined;
      return answer === undefined ? undefined : new Response(answer);
    },
    onResponse({ response }) {
      if (response.status === 401) onUnauthenticated?.();
    },
  });
  return api;
}

/** openapi-fetch puts the options of a call that it does not know onto the request. */
function send(request: Request & UploadOptions): Promise<Response> {
  const { onUploadProgress } = request;
  return onUploadProgress ? sendWithProgress(request, onUploadProgress) : window.fetch(request);
}

/** Only for reads: a write may have taken effect, so its response is awaited. */
function inTime(request: Request): Request {
  // Browsers from before 2024 lack `AbortSignal.any`; they wait without this time-out.
  if (request.method !== 'GET' || !('any' in AbortSignal)) return request;
  const signal = AbortSignal.any([request.signal, AbortSignal.timeout(readTimeout)]);
  return new Request(request, { signal });
}

type FetchResult<Body> =
  { data: Body; error?: never; response: Response } | { data?: never; error: unknown; response: Response };

export async function answerOf<Body>(request: Promise<FetchResult<Body>>): Promise<Answer<Body>> {
  try {
    const { data, error, response } = await request;
    return response.ok
      ? { ok: true, body: data as Body }
      : { ok: false, refusal: refusalOf(error, response) };
  } catch (error) {
    if (!isNetworkFailure(error)) throw error;
    return { ok: false, refusal: navigator.onLine ? unreachable : offline };
  }
}

const unreachable: Refusal = {
  status: 0,
  code: 'UNREACHABLE',
  message: "The shop can't be reached right now. Please try again.",
};

const offline: Refusal = {
  ...unreachable,
  message: "You're offline. Check your connection and try again.",
};

/** fetch reports a network failure as a TypeError; a response that is not JSON causes a SyntaxError. */
function isNetworkFailure(error: unknown): boolean {
  return error instanceof TypeError || error instanceof SyntaxError || isTimeout(error);
}

const isTimeout = (error: unknown): boolean => error instanceof DOMException && error.name === 'TimeoutError';

/** A proxy may refuse with an HTML page instead of the envelope. */
function refusalOf(error: unknown, { status }: Response): Refusal {
  if (typeof error === 'object' && error !== null && 'code' in error) {
    return { ...(error as Schema<'Refusal'>), status };
  }
  return { ...unreachable, status };
}
