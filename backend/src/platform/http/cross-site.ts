import type { FastifyRequest } from 'fastify';
import { DomainError } from '../../shared/domain-error';
import { pathOf } from './path-of';

class CrossSiteCall extends DomainError {
  constructor() {
    super('CROSS_SITE', 'forbidden', 'This request came from another site, so we blocked it');
  }
}

const readOnly = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * The one address that other sites' pages send a form to: a sandbox gateway's, when the buyer comes back. What they say
 * there changes nothing, and nobody's session is looked at.
 */
export const answersFromElsewhere = '/api/shop/sandbox-payment/answer';

/** @throws CrossSiteCall for a state-changing call that another site's page makes with our shopper's cookie */
export function assertSameSite(request: FastifyRequest, allowedOrigin: string | undefined): void {
  if (readOnly.has(request.method) || pathOf(request.url) === answersFromElsewhere) return;
  if (!comesFromUs(request, allowedOrigin)) throw new CrossSiteCall();
}

function comesFromUs({ headers }: FastifyRequest, allowedOrigin: string | undefined): boolean {
  const { origin, host } = headers;
  if (origin !== undefined) return origin === allowedOrigin || hostOf(origin) === host;
  const site = headers['sec-fetch-site'];
  return site === undefined || site === 'same-origin' || site === 'none';
}

const hostOf = (origin: string): string | undefined =>
  URL.canParse(origin) ? new URL(origin).host : undefined;
