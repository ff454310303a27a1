import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { StandardSchemaValidationPipe } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import helmet from 'helmet';
import type { Logger } from 'pino';
import { AsyncCurrentActor } from '../actor/async-current-actor';
import type { Settings } from '../config/settings';
import { actAsSignedIn } from './acting-user';
import { offerAnswers } from './answers-to-keep';
import { readBodies } from './bodies';
import { assertPublicDataIsPublic } from './caching';
import { limitPipelining, serverOptions } from './connection-limits';
import { assertSameSite } from './cross-site';
import { KeptAnswers } from './kept-answers';
import { answerFromKept } from './kept-answers-door';
import { NoStoreInterceptor } from './no-store.interceptor';
import { OpenRequests } from './open-requests';
import { RefusalFilter, refuse } from './refusal.filter';
import { MalformedRequest } from './refusals';
import { RequestLog } from './request-log';
import { sendLightly } from './send-lightly';
import { refuseUnreadable } from './unreadable-requests';
import { speakToPeople } from './words-for-people';

declare module 'fastify' {
  interface FastifyInstance {
    /** The shop's address, where one is set. */
    publicUrl: string | undefined;
  }
}

/** The framework's way to HTTP, with what a request passes before a controller sees it. */
export function createHttpAdapter(settings: Settings, log: Logger): FastifyAdapter {
  const receive = receiver(securityHeadersOf(settings), new RequestLog(log));
  const adapter = new FastifyAdapter({
    genReqId: () => randomUUID(),
    trustProxy: (_address, hop) => hop < settings.trustProxy,
    http: serverOptions,
    keepAliveTimeout: serverOptions.keepAliveTimeout,
    requestTimeout: serverOptions.requestTimeout,
    clientErrorHandler: refuseUnreadable,
    frameworkErrors: (_error: Error, request: FastifyRequest, reply: FastifyReply) => {
      receive(request, reply);
      refuse(new MalformedRequest([{ path: '', message: 'The address is malformed' }]), reply);
    },
    schemaController: { compilersFactory: { buildValidator: neverAsked, buildSerializer: neverAsked } },
    // A longer one does not come so far: Node refuses it.
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 16 * 1024 },
  });
  const fastify = adapter.getInstance();
  const ownOrigin = settings.publicUrl && new URL(settings.publicUrl).origin;
  fastify.decorate('publicUrl', settings.publicUrl);
  fastify.addHook('onRequest', (request, reply, done) => {
    receive(request, reply);
    assertSameSite(request, ownOrigin);
    done();
  });
  readBodies(fastify);
  return adapter;
}

/** Zod checks what comes in, and answers are JSON already: Fastify's own compilers of schemas would only take a start's time. */
const neverAsked = () => {
  throw new Error('Fastify is given no schemas');
};

/** What stands before the framework, and how it reads and refuses. */
export function prepareHttp(app: NestFastifyApplication, settings: Settings, log: Logger): void {
  const server = app.getHttpServer();
  const fastify = app.getHttpAdapter().getInstance();
  const kept = app.get(KeptAnswers);
  assertPublicDataIsPublic(app);
  const headers = securityHeadersOf(settings);
  answerFromKept(server, kept, { headers, requestLog: new RequestLog(log) });
  offerAnswers(fastify, kept);
  fastify.addHook('onSend', sendLightly);
  app.get(OpenRequests).watch(server);
  limitPipelining(server);
  actAsSignedIn(fastify, app.get(AsyncCurrentActor));
  speakToPeople();
  app.useGlobalPipes(
    new StandardSchemaValidationPipe({
      exceptionFactory: (issues) =>
        MalformedRequest.of(issues.map(({ path, message }) => ({ path: (path ?? []).map(keyOf), message }))),
    }),
  );
  app.useGlobalInterceptors(new NoStoreInterceptor());
  app.useGlobalFilters(new RefusalFilter(log));
}

const receiver =
  (headers: Record<string, string>, requestLog: RequestLog) =>
  (request: FastifyRequest, reply: FastifyReply): void => {
    requestLog.follow(request, reply);
    reply.headers(headers).header('X-Request-Id', request.id);
  };

/** Helmet would put the same together for each request. */
function securityHeadersOf(settings: Settings): Record<string, string> {
  const headers: Record<string, string> = {};
  const response = {
    setHeader: (name: string, value: string) => (headers[name] = value),
    removeHeader: () => undefined,
  };
  const setHeaders = helmet(helmetOptions(settings));
  setHeaders({} as IncomingMessage, response as unknown as ServerResponse, () => undefined);
  return headers;
}

const keyOf = (segment: PropertyKey | { key: PropertyKey }): PropertyKey =>
  typeof segment === 'object' ? segment.key : segment;

/** Where the shop's own pages may send a form. */
function formTargets({ sandboxPaymentUrl }: Settings): string[] {
  if (!sandboxPaymentUrl || !URL.canParse(sandboxPaymentUrl)) return ["'self'"];
  const { origin, pathname } = new URL(sandboxPaymentUrl);
  return ["'self'", origin + pathname.replace(/[;,]/g, encodeURIComponent)];
}

const helmetOptions = (settings: Settings): Parameters<typeof helmet>[0] => ({
  strictTransportSecurity: settings.servedByHttps,
  // With none at all, browsers hide a form's own origin from us, too.
  referrerPolicy: { policy: 'same-origin' },
  // Pictures of products may live on any http(s) address that the admin gives.
  crossOriginEmbedderPolicy: false,
  contentSecurityPolicy: {
    directives: {
      'img-src': ["'self'", 'data:', 'blob:', 'https:', 'http:'],
      // antd writes its styles into the page at run time.
      'style-src': ["'self'", "'unsafe-inline'"],
      'script-src': ["'self'"],
      'upgrade-insecure-requests': null,
      'form-action': formTargets(settings),
    },
  },
});
