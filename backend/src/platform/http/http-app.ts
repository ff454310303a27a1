import type { Server } from 'node:http';
import { constants } from 'node:zlib';
import { NotFoundException } from '@nestjs/common';
import type { NestExpressApplication } from '@nestjs/platform-express';
import compression from 'compression';
import cookieParser from 'cookie-parser';
import { type RequestHandler, urlencoded } from 'express';
import type { Logger } from 'pino';
import { Clock } from '../../shared/time/clock';
import { AsyncCurrentActor } from '../actor/async-current-actor';
import { ServerSettings } from '../config/server.settings';
import { measureRequests } from '../metrics/measure-requests';
import { Metrics } from '../metrics/metrics';
import { MetricsSettings } from '../metrics/metrics.settings';
import { Database } from '../postgres/database';
import { publicPathsOf } from '../response-cache/public-data';
import { ResponseCache } from '../response-cache/response-cache';
import { actAsUser } from './acting-user';
import { crossSiteFormPathsOf, refuseCrossSite } from './security/cross-site';
import { limitPipelining } from './limits/limit-pipelining';
import { OpenRequests } from './limits/open-requests';
import { rememberWrites, unlessJustWritten } from './own-writes';
import { publicUrlSetting } from './security/public-origin';
import { RefusalFilter } from './refusals/refusal.filter';
import { refuseRepeatedHost } from './refusals/repeated-host';
import { requestLog } from './request-log';
import { refuseUnreadablePath } from './refusals/unreadable-path';
import { refuseBrokenText } from './refusals/refuse-broken-text.pipe';
import { refuseUnreadable } from './refusals/unreadable-requests';
import { securityHeaders } from './security/security-headers';
import { securityTxt, securityTxtPath } from './security/security-txt';
import { setValidationMessages } from './refusals/validation-messages';
import { validationPipe } from './refusals/validation.pipe';

export const globalPrefix = 'api';

/**
 * Everything that a request passes before a controller sees it, in this order.
 * @param formTarget an address outside the shop to which its pages may send a form
 */
export function prepareHttp(app: NestExpressApplication, log: Logger, formTarget?: string): void {
  const settings = app.get(ServerSettings);
  prepareServer(app.getHttpServer(), app.get(OpenRequests));
  app.disable('x-powered-by');
  app.set('query parser', 'simple');
  app.set('trust proxy', settings.TRUST_PROXY);
  app.set(publicUrlSetting, settings.PUBLIC_URL);
  app.use(limitPipelining());
  if (app.get(MetricsSettings).METRICS_PORT) app.use(measureRequests(app.get(Metrics)));
  app.use(requestLog(log));
  app.use(...securityHeaders(settings, formTarget));
  app.use(refuseRepeatedHost);
  app.use(refuseUnreadablePath);
  if (!settings.servesShop) app.use(onlyHealth);
  const crossSiteForms = crossSiteFormPathsOf(app, globalPrefix);
  app.use(refuseCrossSite(settings.PUBLIC_URL, crossSiteForms));
  useResponseCache(app);
  const express = app.getHttpAdapter().getInstance();
  if (settings.SECURITY_CONTACT)
    express.get(securityTxtPath, securityTxt(settings.SECURITY_CONTACT, app.get(Clock)));
  app.use(compression(compressionOptions));
  app.use(`/${globalPrefix}`, noStore);
  app.use(cookieParser());
  app.useBodyParser('json', { limit: '200kb' });
  for (const path of crossSiteForms) app.use(path, urlencoded({ extended: false, limit: '20kb' }));
  app.use(actAsUser(app.get(AsyncCurrentActor)));
  setValidationMessages();
  app.useGlobalPipes(refuseBrokenText, validationPipe());
  app.useGlobalFilters(new RefusalFilter(log));
}

function prepareServer(server: Server, requests: OpenRequests): void {
  server.on('clientError', refuseUnreadable);
  requests.watch(server);
}

function useResponseCache(app: NestExpressApplication): void {
  const cache = app.get(ResponseCache);
  const express = app.getHttpAdapter().getInstance();
  const database = app.get(Database);
  const fromReplica: RequestHandler = (_request, _response, next) => database.runWithLateReads(next);
  const serve = database.hasReplica ? [unlessJustWritten, cache.serve, fromReplica] : [cache.serve];
  if (database.hasReplica) app.use(`/${globalPrefix}`, rememberWrites);
  for (const path of publicPathsOf(app, globalPrefix)) express.get(path, ...serve);
}

/** A worker is nobody's shop, even if a load balancer sends it requests by mistake. */
const onlyHealth: RequestHandler = ({ path }, _response, next) => {
  if (!path.startsWith(`/${globalPrefix}/health`)) throw new NotFoundException();
  next();
};

/** A response may be someone's own: no cache may store it, unless its route sets another header. */
const noStore: RequestHandler = (_request, response, next) => {
  response.set('Cache-Control', 'no-store');
  next();
};

/** Higher levels take twice the time for two bytes of a hundred less. A window of 256 KB is longer than any response. */
const compressionOptions: compression.CompressionOptions = {
  level: 3,
  brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 3, [constants.BROTLI_PARAM_LGWIN]: 18 } },
};
