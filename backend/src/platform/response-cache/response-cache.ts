import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { LRUCache } from 'lru-cache';
import onHeaders from 'on-headers';

/** No reader sees a value that is older. */
export const maxAgeMs = 250;
/** More than a process produces in that time. Expired entries stay until there is no room for new ones. */
const maxBytes = 8 * 1024 * 1024;
/** The shop's own pages ask for no longer address. */
const maxAddressLength = 512;

/** These headers come from the route and the compression; the others are the same in each response, and already there. */
const storedHeaders = ['Cache-Control', 'Content-Type', 'Content-Encoding', 'ETag', 'Vary'];

interface CachedResponse {
  headers: Record<string, string>;
  body: Buffer;
}

/** Produces the response on a miss. */
type Produce = () => Promise<CachedResponse | undefined>;

/**
 * Caches public responses in this process, for a moment, and coalesces concurrent misses. It stands before the compression, so
 * that an entry is compressed once. The decision is in docs/decisions (public responses are cached for 250 ms).
 */
export class ResponseCache {
  private readonly entries: LRUCache<string, CachedResponse, Produce>;
  /** A request that waits for another's response is a hit. */
  readonly lookups = { hits: 0, misses: 0 };

  /** @param clock counts milliseconds */
  constructor(private readonly clock: { now(): number } = performance) {
    this.entries = new LRUCache({
      ttl: maxAgeMs,
      ttlResolution: 0,
      perf: clock,
      maxSize: maxBytes,
      sizeCalculation: ({ body }, key) => body.length + 2 * key.length + 1_000,
      fetchMethod: (key, _stale, { context: produce, options }) => this.fetch(key, produce, options),
      // Requests that wait for an invalidated entry came before the change: they get the response, and it is not stored.
      ignoreFetchAbort: true,
    });
  }

  /** For GET requests of routes whose responses are the same for everyone. */
  readonly serve: RequestHandler = (request, response, next) => {
    const { method, originalUrl } = request;
    if (method !== 'GET' || originalUrl.length > maxAddressLength) {
      next();
      return;
    }
    const key = `${normalizeEncoding(request)} ${originalUrl}`;
    const cached = this.entries.get(key);
    if (cached) {
      this.lookups.hits++;
      send(cached, request, response);
      return;
    }
    let isRecorded = false;
    const produce = () => {
      isRecorded = true;
      this.lookups.misses++;
      return recorded(request, response, next);
    };
    const respond = (produced?: CachedResponse) => {
      if (!isRecorded) this.lookups[produced ? 'hits' : 'misses']++;
      if (produced) send(produced, request, response);
      else if (!isRecorded) next();
    };
    this.entries.fetch(key, { context: produce }).then(respond, () => respond());
  };

  /** Drops all entries when the response is sent, unless it is a refusal: who makes a change sees it at once. */
  clearWith(response: Response): void {
    onHeaders(response, () => {
      if (response.statusCode < 400) this.entries.clear();
    });
  }

  private async fetch(
    key: string,
    produce: Produce,
    options: { ttl?: number },
  ): Promise<CachedResponse | undefined> {
    const startedAt = this.clock.now();
    // A request that comes later than this must not join: the value may be too old for it.
    const detach = setTimeout(() => this.entries.delete(key), maxAgeMs);
    const produced = await produce();
    clearTimeout(detach);
    // Counted from the start: the value may be as old.
    options.ttl = Math.max(1, maxAgeMs - (this.clock.now() - startedAt));
    return produced;
  }
}

/** Only where the client has a response already, Express compares them. */
function send({ headers, body }: CachedResponse, request: Request, response: Response): void {
  if (request.headers['if-none-match']) response.set(headers).send(body);
  else response.set(headers).end(body);
}

/** Has the compression choose what the entry is stored for. */
function normalizeEncoding(request: Request): string {
  const encoding = ['br', 'gzip'].find((name) => request.acceptsEncodings(name)) ?? 'identity';
  request.headers['accept-encoding'] = encoding;
  return encoding;
}

/**
 * Lets the route respond, and holds the response back while it is recorded. One that can't be cached is sent as it is.
 * @returns undefined for that one
 */
function recorded(
  request: Request,
  response: Response,
  next: NextFunction,
): Promise<CachedResponse | undefined> {
  const originals = {
    write: response.write.bind(response),
    end: response.end.bind(response),
    writeHead: response.writeHead.bind(response),
  };
  const chunks: Buffer[] = [];
  const record = (chunk: unknown) => {
    if (typeof chunk === 'string' || chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk as string));
  };
  // It is recorded whole; whether the client has it already is decided when it is sent.
  Object.defineProperty(request, 'fresh', { value: false, configurable: true });
  return new Promise((resolve) => {
    Object.assign(response, {
      writeHead: () => response,
      write: (chunk: unknown) => {
        record(chunk);
        return true;
      },
      end: (chunk: unknown) => {
        record(chunk);
        Object.assign(response, originals);
        Reflect.deleteProperty(request, 'fresh');
        const body = Buffer.concat(chunks);
        if (!isCacheable(response)) response.end(body);
        resolve(isCacheable(response) ? { headers: headersOf(response), body } : undefined);
        return response;
      },
    });
    next();
  });
}

const isCacheable = (response: Response): boolean =>
  response.statusCode === 200 &&
  String(response.getHeader('Cache-Control')).startsWith('public') &&
  !response.hasHeader('Set-Cookie');

const headersOf = (response: Response): Record<string, string> =>
  Object.fromEntries(
    storedHeaders
      .filter((name) => response.hasHeader(name))
      .map((name) => [name, String(response.getHeader(name))]),
  );
