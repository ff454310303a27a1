import type { NextFunction, Request, Response } from 'express';
import { DomainError } from '../../shared/domain-error';

class CrossSiteCall extends DomainError.of(
  'forbidden',
  'CROSS_SITE',
  'This request came from another site, so we blocked it',
) {}

const readOnly = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * The one address that other sites' pages send a form to: a sandbox gateway's, when the buyer comes back. What they say
 * there changes nothing, and nobody's session is looked at.
 */
export const sandboxReturnPath = '/api/shop/sandbox-payment/answer';

/** Refuses a state-changing request that another site's page makes with our shopper's cookie. */
export const refuseCrossSite =
  (allowedOrigin: string | undefined) =>
  (request: Request, _response: Response, next: NextFunction): void => {
    const isHarmless = readOnly.has(request.method) || request.path === sandboxReturnPath;
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
