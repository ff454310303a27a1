import etag from 'etag';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fresh from 'fresh';
import { encode, preferredEncoding, worthCompressing } from './encodings';
import type { KeptAnswer } from './kept-answer';

/** For what is sent once: more would take twice the time for two bytes of a hundred less. */
const effort = { brotli: 3, gzip: 3 };

type Done = (error: Error | null, payload?: unknown) => void;

/**
 * Sends nothing to who has it already, and what is long compressed. A hook for texts that are made for the one who asks;
 * files bring their own.
 */
export function sendLightly(
  request: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
  done: Done,
): void {
  if (typeof payload !== 'string') return done(null, payload);
  if (mayBeKept(reply)) reply.header('ETag', etag(payload, { weak: true }));
  if (isKnown(request, reply)) {
    reply.code(304).removeHeader('content-type');
    return done(null, null);
  }
  if (payload.length < worthCompressing) return done(null, payload);
  reply.header('Vary', 'Accept-Encoding');
  const encoding = preferredEncoding(request.headers['accept-encoding']);
  if (encoding === 'identity') return done(null, payload);
  const send = (body: Buffer) => {
    reply.header('Content-Encoding', encoding);
    done(null, body);
  };
  const body = encode(Buffer.from(payload), encoding, effort);
  if (body instanceof Promise) body.then(send, (error: unknown) => done(error as Error));
  else send(body);
}

/** The same for what is compressed already, or once for all. */
export async function sendKept(
  answer: KeptAnswer,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  reply.headers({ ETag: answer.etag, Vary: 'Accept-Encoding' });
  if (isKnown(request, reply)) return reply.code(304).removeHeader('content-type').send();
  const encoding = answer.suited(preferredEncoding(request.headers['accept-encoding']));
  if (encoding !== 'identity') reply.header('Content-Encoding', encoding);
  return reply.send(answer.ready(encoding) ?? (await answer.encode(encoding)));
}

const mayBeKept = (reply: FastifyReply): boolean =>
  reply.statusCode === 200 && reply.getHeader('cache-control') !== 'no-store';

/** Whoever asks has it already. */
const isKnown = ({ method, headers }: FastifyRequest, reply: FastifyReply): boolean =>
  method === 'GET' && reply.hasHeader('etag') && fresh(headers, { etag: reply.getHeader('etag') });
