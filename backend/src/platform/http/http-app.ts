import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { StandardSchemaValidationPipe } from '@nestjs/common';
import compression from 'compression';
import cookieParser from 'cookie-parser';
import { urlencoded, type RequestHandler } from 'express';
import helmet from 'helmet';
import type { Logger } from 'pino';
import { pinoHttp } from 'pino-http';
import type { Settings } from '../config/settings';
import { OpenRequests } from './open-requests';
import { keepNothing } from './caching';
import { answersFromElsewhere, refuseCrossSite } from './cross-site.middleware';
import { KeptAnswers } from './kept-answers';
import { type AnsweredRequest, answerFromKept } from './kept-answers-door';
import { publicUrlSetting } from './public-origin';
import { refuseUnreadablePath } from './readable-path.middleware';
import { RefusalFilter } from './refusal.filter';
import { MalformedRequest } from './refusals';
import { refuseUnreadable } from './unreadable-requests';
import { speakToPeople } from './words-for-people';

/** Everything a request passes before a controller sees it, in this order. */
export function prepareHttp(app: NestExpressApplication, settings: Settings, log: Logger): void {
  const server = app.getHttpServer();
  const headers = headersOf(helmet(securityHeaders(settings)));
  answerFromKept(server, app.get(KeptAnswers), { headers, log: logged(log) });
  app.get(OpenRequests).watch(server);
  refuseUnreadable(server);
  app.disable('x-powered-by');
  app.set('query parser', 'simple');
  app.set('trust proxy', settings.trustProxy);
  app.set(publicUrlSetting, settings.publicUrl);
  app.use(
    pinoHttp({
      logger: log,
      genReqId: (_request, response) => {
        const id = randomUUID();
        response.setHeader('X-Request-Id', id);
        return id;
      },
      serializers: {
        req: loggedRequest,
        res: ({ statusCode }: { statusCode: number }) => ({ status: statusCode }),
      },
      customLogLevel: (_request, response) => (response.statusCode >= 500 ? 'error' : 'info'),
    }),
  );
  app.use(setHeaders(headers));
  app.use('/api', keepNothing);
  app.use(compression());
  app.use(refuseUnreadablePath);
  app.use(refuseCrossSite(settings.publicUrl && new URL(settings.publicUrl).origin));
  app.use(cookieParser());
  app.useBodyParser('json', { limit: '200kb' });
  app.use(answersFromElsewhere, urlencoded({ extended: false, limit: '20kb' }));
  speakToPeople();
  app.useGlobalPipes(
    new StandardSchemaValidationPipe({
      exceptionFactory: (issues) =>
        MalformedRequest.of(issues.map(({ path, message }) => ({ path: (path ?? []).map(keyOf), message }))),
    }),
  );
  app.useGlobalFilters(new RefusalFilter(log));
}

/** Without its query, which may hold what shoppers type. */
const loggedRequest = ({ id, method, url }: { id: string; method: string; url: string }) => ({
  id,
  method,
  path: url.split('?')[0],
});

/** As those lines of the log that the framework's requests leave. */
const logged =
  (log: Logger) =>
  ({ status, ...request }: AnsweredRequest): void =>
    log.info({ req: loggedRequest(request), res: { status } }, 'request completed');

/** Helmet would put the same together for each request. */
function headersOf(middleware: ReturnType<typeof helmet>): Record<string, string> {
  const headers: Record<string, string> = {};
  const response = {
    setHeader: (name: string, value: string) => (headers[name] = value),
    removeHeader: () => undefined,
  };
  middleware({} as IncomingMessage, response as unknown as ServerResponse, () => undefined);
  return headers;
}

const setHeaders =
  (headers: Record<string, string>): RequestHandler =>
  (_request, response, next) => {
    for (const name in headers) response.setHeader(name, headers[name]!);
    next();
  };

const keyOf = (segment: PropertyKey | { key: PropertyKey }): PropertyKey =>
  typeof segment === 'object' ? segment.key : segment;

/** Where the shop's own pages may send a form. */
function formTargets({ sandboxPaymentUrl }: Settings): string[] {
  if (!sandboxPaymentUrl || !URL.canParse(sandboxPaymentUrl)) return ["'self'"];
  const { origin, pathname } = new URL(sandboxPaymentUrl);
  return ["'self'", origin + pathname.replace(/[;,]/g, encodeURIComponent)];
}

const securityHeaders = (settings: Settings): Parameters<typeof helmet>[0] => ({
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
