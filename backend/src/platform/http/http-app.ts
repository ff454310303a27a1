import type { IncomingMessage, ServerResponse } from 'node:http';
import { constants } from 'node:zlib';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { StandardSchemaValidationPipe } from '@nestjs/common';
import compression from 'compression';
import cookieParser from 'cookie-parser';
import { urlencoded, type RequestHandler } from 'express';
import helmet from 'helmet';
import type { Logger } from 'pino';
import type { Settings } from '../config/settings';
import { OpenRequests } from './open-requests';
import { keepNothing } from './caching';
import { answersFromElsewhere, refuseCrossSite } from './cross-site.middleware';
import { KeptAnswers } from './kept-answers';
import { answerFromKept } from './kept-answers-door';
import { publicUrlSetting } from './public-origin';
import { refuseUnreadablePath } from './readable-path.middleware';
import { RefusalFilter } from './refusal.filter';
import { MalformedRequest } from './refusals';
import { RequestLog } from './request-log';
import { refuseUnreadable } from './unreadable-requests';
import { speakToPeople } from './words-for-people';

/** Everything a request passes before a controller sees it, in this order. */
export function prepareHttp(app: NestExpressApplication, settings: Settings, log: Logger): void {
  const server = app.getHttpServer();
  const headers = headersOf(helmet(securityHeaders(settings)));
  const requestLog = new RequestLog(log);
  answerFromKept(server, app.get(KeptAnswers), { headers, requestLog });
  app.get(OpenRequests).watch(server);
  refuseUnreadable(server);
  app.disable('x-powered-by');
  app.set('query parser', 'simple');
  app.set('trust proxy', settings.trustProxy);
  app.set(publicUrlSetting, settings.publicUrl);
  app.use(requestLog.middleware);
  app.use(setHeaders(headers));
  app.use('/api', keepNothing);
  app.use(compression(dynamic));
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

/** For what is sent once: more would take twice the time for two bytes of a hundred less. */
const dynamic: compression.CompressionOptions = {
  level: 3,
  brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 3, [constants.BROTLI_PARAM_LGWIN]: 18 } },
};

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
