import { randomUUID } from 'node:crypto';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { StandardSchemaValidationPipe } from '@nestjs/common';
import compression from 'compression';
import cookieParser from 'cookie-parser';
import { urlencoded } from 'express';
import helmet from 'helmet';
import type { Logger } from 'pino';
import { pinoHttp } from 'pino-http';
import type { Settings } from '../config/settings';
import { OpenRequests } from './open-requests';
import { keepNothing } from './caching';
import { answersFromElsewhere, refuseCrossSite } from './cross-site.middleware';
import { publicUrlSetting } from './public-origin';
import { refuseUnreadablePath } from './readable-path.middleware';
import { RefusalFilter } from './refusal.filter';
import { MalformedRequest } from './refusals';
import { refuseUnreadable } from './unreadable-requests';
import { speakToPeople } from './words-for-people';

/** Everything a request passes before a controller sees it, in this order. */
export function prepareHttp(app: NestExpressApplication, settings: Settings, log: Logger): void {
  const server = app.getHttpServer();
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
  app.use(helmet(securityHeaders(settings)));
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
