import createClient, { type Client } from 'openapi-fetch';
import type { components, paths } from './schema';

export type Api = Client<paths>;

/** The wire's types by their names: `Schema<'ProductView'>`. */
export type Schema<Name extends keyof components['schemas']> = components['schemas'][Name];

/** Why a call was refused; status 0 means that no answer came. */
export interface Refusal extends Omit<Schema<'Refusal'>, 'success'> {
  status: number;
}

/** A refused call is an expected outcome, so it is a value. */
export type Answer<Body> = { ok: true; body: Body } | { ok: false; refusal: Refusal };

interface ApiOptions {
  onUnauthenticated?: () => void;
  /** An answer that is there already. @param address path and query */
  takeAnswer?: (address: string) => string | undefined;
  fetch?: (request: Request) => Promise<Response>;
}

export function createApi({ onUnauthenticated, takeAnswer, fetch }: ApiOptions = {}): Api {
  const api = createClient<paths>({ baseUrl: window.location.origin, credentials: 'same-origin', fetch });
  api.use({
    onRequest({ request: { method, url } }) {
      const answer = method === 'GET' ? takeAnswer?.(url.slice(window.location.origin.length)) : undefined;
      return answer === undefined ? undefined : new Response(answer);
    },
    onResponse({ response }) {
      if (response.status === 401) onUnauthenticated?.();
    },
  });
  return api;
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
    return { ok: false, refusal: unreachable };
  }
}

const unreachable: Refusal = {
  status: 0,
  code: 'UNREACHABLE',
  message: "The shop can't be reached right now. Please try again.",
};

/** A TypeError is how fetch reports a network failure, a SyntaxError is an answer that is no JSON. */
function isNetworkFailure(error: unknown): boolean {
  return error instanceof TypeError || error instanceof SyntaxError;
}

/** A proxy in between may refuse with a page instead of the envelope. */
function refusalOf(error: unknown, { status }: Response): Refusal {
  if (typeof error === 'object' && error !== null && 'code' in error) {
    return { ...(error as Schema<'Refusal'>), status };
  }
  return { ...unreachable, status };
}
