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

/** Refuses a state-changing call that another site's page makes with our shopper's cookie. */
export function refuseCrossSite(allowedOrigin: string | undefined) {
  return (request: Request, _response: Response, next: NextFunction): void => {
    if (readOnly.has(request.method) || comesFromUs(request, allowedOrigin)) return next();
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
