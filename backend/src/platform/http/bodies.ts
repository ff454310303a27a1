import { parse as parseForm } from 'node:querystring';
import type { FastifyInstance } from 'fastify';
import { answersFromElsewhere } from './cross-site';

declare module 'fastify' {
  interface FastifyRequest {
    /** The very bytes of a body of JSON: those of a webhook are signed. */
    rawBody?: Buffer;
  }
}

/** In bytes. */
const limits = { json: 200 * 1024, form: 20 * 1024 };

/** A body of another kind is like none: what the call takes is validated anyway. Uploads are read by who takes them. */
export function readBodies(fastify: FastifyInstance): void {
  // What would reach for an object's prototype is ignored, as all that a call does not know.
  const parseJson = fastify.getDefaultJsonParser('remove', 'remove');
  const json = { parseAs: 'buffer', bodyLimit: limits.json } as const;
  fastify.addContentTypeParser<Buffer>('application/json', json, (request, body, done) => {
    request.rawBody = body;
    if (body.length === 0) done(null);
    else void parseJson(request, body.toString(), done);
  });
  const form = { parseAs: 'string', bodyLimit: limits.form } as const;
  fastify.addContentTypeParser<string>('application/x-www-form-urlencoded', form, (request, body, done) => {
    done(null, request.url === answersFromElsewhere ? parseForm(body) : undefined);
  });
  fastify.addContentTypeParser('*', (_request, _body, done) => done(null));
}
