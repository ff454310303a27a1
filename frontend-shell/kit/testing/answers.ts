import type { Refusal, UploadOptions } from '../api/client';
import type { paths } from '../api/schema';

type Verb = 'get' | 'post' | 'put' | 'delete';
type Success<Operation> = Operation extends { responses: infer Responses }
  ? { [Status in keyof Responses & (200 | 201)]: Responses[Status] }[keyof Responses & (200 | 201)]
  : never;
type Json<Response> = Response extends { content: { 'application/json': infer Body } } ? Body : never;

/** A call of the API, for example 'GET /api/shop/cart/get/{userId}'. */
export type Call = {
  [Path in keyof paths]: {
    [V in Verb]: [Success<paths[Path][V]>] extends [never] ? never : `${Uppercase<V>} ${Path}`;
  }[Verb];
}[keyof paths];

type BodyOf<C extends Call> = C extends `${infer V} ${infer Path extends keyof paths}`
  ? Json<Success<paths[Path][Lowercase<V> & Verb]>>
  : never;

export interface SentCall {
  call: string;
  url: URL;
  headers: Headers;
  body: unknown;
  /** The call is told about its progress. */
  onUploadProgress?: UploadOptions['onUploadProgress'];
}

/** The responses of the fake API by call: a body, a refusal, or a function of the request. */
export type Answers = {
  [C in Call]?: AnswerTo<C> | ((sent: SentCall) => AnswerTo<C> | Promise<AnswerTo<C>>);
};

type AnswerTo<C extends Call> = BodyOf<C> | RefusedAnswer;

class RefusedAnswer {
  constructor(readonly refusal: Refusal) {}
}

export function refuse(status: number, refusal: Omit<Refusal, 'status'>): RefusedAnswer {
  return new RefusedAnswer({ ...refusal, status });
}

/** A fake `fetch` with these responses, and the list of requests. */
export function answering(answers: Answers) {
  const sent: SentCall[] = [];

  async function fetch(request: Request): Promise<Response> {
    const call = await read(request);
    sent.push(call);
    const known = Object.entries(answers).find(([pattern]) => matches(pattern, call));
    if (!known) throw new Error(`The test has no answer for ${call.call}`);
    const answer: unknown = typeof known[1] === 'function' ? await known[1](call) : known[1];
    if (!(answer instanceof RefusedAnswer)) return Response.json(answer);
    const { status, ...refusal } = answer.refusal;
    return Response.json({ success: false, ...refusal }, { status });
  }
  return { fetch, sent };
}

async function read(request: Request & UploadOptions): Promise<SentCall> {
  const url = new URL(request.url);
  const { onUploadProgress } = request;
  const type = request.headers.get('content-type');
  // The body of a multipart form cannot be read: jsdom's files are not streams for Node.
  const text = type?.startsWith('multipart/') ? '' : await request.text();
  const isJson = type?.includes('json');
  const body: unknown = isJson && text ? JSON.parse(text) : text;
  return { call: `${request.method} ${url.pathname}`, url, headers: request.headers, body, onUploadProgress };
}

function matches(pattern: string, { call }: SentCall): boolean {
  const expression = pattern.replace(/\{\w+\}/g, '[^/]+');
  return new RegExp(`^${expression}$`).test(call);
}
