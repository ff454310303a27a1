import { waitFor } from '@testing-library/react';
import { runSaga } from 'redux-saga';
import { createApi, type Answer, type Schema } from './api/client';
import { callApi, currentUserId, type SagaGenerator } from './effects';
import { answering, refuse, type Answers } from './testing/answers';

type Session = Schema<'SessionAnswer'>;
type Fetch = (request: Request) => Promise<Response>;

const user = { id: 'user-1', userName: 'Sam', email: 'sam@example.test', role: 'user' } as const;

function* checkAuth(): SagaGenerator<Answer<Session>> {
  return yield* callApi((api, signal) => api.GET('/api/auth/check-auth', { signal }));
}

/** Silences redux-saga's error log. */
const quietly = () => {};

function start(fetch: Fetch, onUnauthenticated?: () => void) {
  const api = createApi({ fetch, onUnauthenticated });
  return runSaga({ context: { services: { api } }, onError: quietly }, checkAuth);
}

const resultOf = (fetch: Fetch) => start(fetch).toPromise<Answer<Session>>();
const resultWith = (answers: Answers) => resultOf(answering(answers).fetch);

describe('an API call', () => {
  test('returns the body of the response', async () => {
    const body = { success: true as const, user };
    expect(await resultWith({ 'GET /api/auth/check-auth': body })).toEqual({ ok: true, body });
  });

  test('returns a refusal with its status and fields', async () => {
    const refusal = { status: 409, code: 'OUT_OF_STOCK', message: 'Sold out', data: { left: 0 } };
    const result = await resultWith({ 'GET /api/auth/check-auth': refuse(409, refusal) });
    expect(result).toMatchObject({ ok: false, refusal });
  });

  test('returns a refusal with status 0 when no response arrives', async () => {
    const result = await resultOf(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(result).toMatchObject({ ok: false, refusal: { status: 0, code: 'UNREACHABLE' } });
  });

  test('returns a refusal when a proxy responds with a page of its own', async () => {
    const page = async () => new Response('<h1>Bad gateway</h1>', { status: 502 });
    expect(await resultOf(page)).toMatchObject({ ok: false, refusal: { status: 502, code: 'UNREACHABLE' } });
  });

  test('returns a refusal when the response is not JSON', async () => {
    const page = async () => new Response('<h1>Hello</h1>');
    expect(await resultOf(page)).toMatchObject({ ok: false, refusal: { status: 0 } });
  });

  test('throws errors that are not about the network', async () => {
    const mistake = new Error('A mistake of ours');
    await expect(resultOf(() => Promise.reject(mistake))).rejects.toBe(mistake);
  });

  test('reports a 401', async () => {
    const onUnauthenticated = jest.fn();
    const { fetch } = answering({
      'GET /api/auth/check-auth': refuse(401, { code: 'NOT_SIGNED_IN', message: 'Please sign in' }),
    });
    await start(fetch, onUnauthenticated).toPromise();
    expect(onUnauthenticated).toHaveBeenCalledTimes(1);
  });

  test('is aborted when its saga is cancelled', async () => {
    // In Node, a request's signal works only while every request that it was made from is referenced.
    const referenced: Request[] = [];
    const RealRequest = Request;
    const making = jest.spyOn(globalThis, 'Request').mockImplementation((...given) => {
      const request = new RealRequest(...given);
      referenced.push(request);
      return request;
    });
    let asked: Request | undefined;
    const task = start((request) => {
      asked = request;
      return new Promise(() => {});
    });
    await waitFor(() => expect(asked?.signal.aborted).toBe(false));
    task.cancel();
    expect(asked?.signal.aborted).toBe(true);
    making.mockRestore();
  });

  describe('without a response', () => {
    const limit = new AbortController();
    const timeIsUp = () => limit.abort(new DOMException('Silence', 'TimeoutError'));
    const untilAborted = jest.fn(
      ({ signal }: Request) =>
        new Promise<never>((_, reject) => {
          signal.addEventListener('abort', () => reject(signal.reason as Error));
        }),
    );
    let timeout: jest.SpyInstance;
    beforeEach(() => (timeout = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal)));
    afterEach(() => timeout.mockRestore());

    test('a read is refused after 30 seconds', async () => {
      const result = resultOf(untilAborted);
      await waitFor(() => expect(untilAborted).toHaveBeenCalled());
      timeIsUp();
      expect(await result).toMatchObject({ ok: false, refusal: { status: 0, code: 'UNREACHABLE' } });
      expect(timeout).toHaveBeenCalledWith(30_000);
    });

    test('a write keeps waiting', async () => {
      const asked = jest.fn((request: Request) => Promise.resolve(new Response(request.method)));
      await createApi({ fetch: asked }).POST('/api/auth/logout', { parseAs: 'text' });
      expect(timeout).not.toHaveBeenCalled();
    });
  });

  test('is the last effect of a cancelled saga', async () => {
    const fetch = jest.fn(() => new Promise<never>(() => {}));
    const goOn = jest.fn();
    const api = createApi({ fetch });
    const task = runSaga({ context: { services: { api } } }, function* () {
      yield* checkAuth();
      goOn();
    });
    await waitFor(() => expect(fetch).toHaveBeenCalled());
    task.cancel();
    await task.toPromise();
    expect(goOn).not.toHaveBeenCalled();
  });
});

describe("the current user's id", () => {
  const idIn = (session: object) =>
    runSaga({ getState: () => ({ session }), onError: quietly }, currentUserId).toPromise<string>();

  test('is that of the session', async () => {
    expect(await idIn({ user })).toBe('user-1');
  });

  test('throws when nobody is signed in', async () => {
    await expect(idIn({ user: null })).rejects.toThrow('Nobody is signed in');
  });
});
