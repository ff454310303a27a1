import { type INestApplication, SetMetadata } from '@nestjs/common';
import type { NextFunction, Request, Response } from 'express';
import { DomainError } from '../../../shared/domain-error';
import { routesMarked } from '../marked-routes';

class CrossSiteCall extends DomainError.of(
  'forbidden',
  'CROSS_SITE',
  'This request came from another site, so we blocked it',
) {}

const readOnly = new Set(['GET', 'HEAD', 'OPTIONS']);

const crossSiteFormKey = 'haberdash:cross-site-form';

/** A page of another site may send a form to this route: nobody's session is looked at there, and what it says changes nothing. */
export const AcceptsCrossSiteForm = () => SetMetadata(crossSiteFormKey, true);

export const crossSiteFormPathsOf = (app: INestApplication, globalPrefix: string): string[] =>
  routesMarked(app, crossSiteFormKey, globalPrefix).map(({ path }) => path);

/**
 * Refuses a state-changing request that another site's page makes with our shopper's cookie.
 * @param formPaths paths that accept forms of other sites
 */
export const refuseCrossSite =
  (allowedOrigin: string | undefined, formPaths: readonly string[]) =>
  (request: Request, _response: Response, next: NextFunction): void => {
    const isHarmless = readOnly.has(request.method) || formPaths.includes(request.path);
    if (!isHarmless && !comesFromUs(request, allowedOrigin)) throw new CrossSiteCall();
    next();
  };

function comesFromUs({ headers }: Request, allowedOrigin: string | undefined): boolean {
  const { origin, host } = headers;
  if (origin !== undefined) return origin === allowedOrigin || hostOf(origin) === host;
  const site = headers['sec-fetch-site'];
  return site === undefined || site === 'same-origin' || site === 'none';
}

const hostOf = (origin: string): string | undefined =>
  URL.canParse(origin) ? new URL(origin).host : undefined;
