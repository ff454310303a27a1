import type { FastifyInstance, FastifyRequest, RouteHandlerMethod } from 'fastify';
import { publicJson } from './caching';
import type { KeptAnswers } from './kept-answers';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Of public data: what an answer depends on, beside the things whose ids stand in its path or in itself. */
    topics?: string[];
  }
  interface FastifyRequest {
    /** Is told what is answered, before it is compressed; undefined: it was refused. */
    tellAnswer: ((text: string | undefined) => void) | null;
  }
}

/** One for all: each would look for where it was made. */
const refused = new Error('Public data was refused');

/** Who asks for public data that somebody else is just asking for is given the same; what comes again and again is kept. */
export function offerAnswers(fastify: FastifyInstance, kept: KeptAnswers): void {
  fastify.decorateRequest('tellAnswer', null);
  fastify.addHook('onRoute', (route) => {
    const topics = route.config?.topics;
    if (topics) route.handler = madeOnce(route.handler, kept, topics);
  });
  fastify.addHook('onSend', (request, reply, payload, done) => {
    const isAnswer = reply.statusCode === 200 && typeof payload === 'string';
    request.tellAnswer?.(isAnswer ? payload : undefined);
    done(null, payload);
  });
}

function madeOnce(handler: RouteHandlerMethod, kept: KeptAnswers, topics: string[]): RouteHandlerMethod {
  return function (request, reply) {
    let own: Promise<unknown> | undefined;
    const make = () =>
      new Promise<string>((resolve, reject) => {
        const tell = (text?: string) => (text === undefined ? reject(refused) : resolve(text));
        request.tellAnswer = tell;
        own = Promise.resolve(handler.call(this, request, reply));
        own.then(
          () => tell(),
          () => tell(),
        );
      });
    const answer = kept.make(request.originalUrl, [...topics, ...namedInPath(request)], make);
    if (!own)
      return answer.then(
        (text) => reply.headers(publicJson).send(text),
        () => handler.call(this, request, reply),
      );
    answer.catch(() => undefined);
    return own;
  };
}

/** However they are written there. */
const namedInPath = ({ params }: FastifyRequest): string[] =>
  Object.values(params as Record<string, string>).map((given) => given.toLowerCase());
