import type { NextFunction, Request, Response } from 'express';
import { DomainError } from '../../shared/domain-error';

class CrossSiteCall extends DomainError {
  readonly code = 'CROSS_SITE';
  readonly kind = 'forbidden';
  constructor() {
    super("This was asked for by another site's page. Please do it in the shop itself");
  }
}

const readOnly = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * The one address that other sites' pages send a form to: a sandbox gateway's, when the buyer comes back. What they say
 * there changes nothing, and nobody's session is looked at.
 */
export const answersFromElsewhere = '/api/shop/sandbox-payment/answer';

/** Refuses a state-changing call that another site's page makes with our shopper's cookie. */
export function refuseCrossSite(allowedOrigin: string | undefined) {
  return (request: Request, _response: Response, next: NextFunction): void => {
    const isHarmless = readOnly.has(request.method) || request.path === answersFromElsewhere;
    if (isHarmless || comesFromUs(request, allowedOrigin)) return next();
    next(new CrossSiteCall());
  };
}

function comesFromUs(request: Request, allowedOrigin: string | undefined): boolean {
  const { origin, host } = request.headers;
  if (origin !== undefined) return origin === allowedOrigin || hostOf(origin) === host;
  const site = request.headers['sec-fetch-site'];
  return site === undefined || site === 'same-origin' || site === 'none';
}

const hostOf = (origin: string): string | undefined =>
  URL.canParse(origin) ? new URL(origin).host : undefined;
