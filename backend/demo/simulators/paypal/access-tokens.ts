import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Request, RequestHandler } from 'express';
import { LRUCache } from 'lru-cache';
import { PayPalProblem } from './problems';

export interface Credentials {
  clientId: string;
  clientSecret: string;
}

// PayPal's own: nine hours.
const lifetimeSeconds = 32_400;

/** Tokens carry their own proof, so that a restart of the simulator forgets none. */
export class AccessTokens {
  /** Tokens that were revoked before they expired. A restart forgets them; by then, each client has a new token. */
  private readonly expired = new LRUCache<string, true>({ max: 10_000 });

  constructor(
    private readonly credentials: Credentials,
    private readonly now: () => Date,
  ) {}

  /** Lets only calls with a living token through. */
  get guard(): RequestHandler {
    return (request, _, next) => {
      const token = tokenOf(request);
      if (token === undefined || !this.isAlive(token)) throw unauthenticated();
      next();
    };
  }

  /** Builds the response to `POST /v1/oauth2/token`. */
  issue(): object {
    const claims = `${this.now().getTime() + lifetimeSeconds * 1000}.${randomBytes(6).toString('hex')}`;
    const access_token = `${claims}.${this.sign(claims)}`;
    return { access_token, token_type: 'Bearer', expires_in: lifetimeSeconds };
  }

  /** From now on the token of this call is refused. */
  expire(request: Request): void {
    const token = tokenOf(request);
    if (token !== undefined) this.expired.set(token, true);
  }

  isOurs({ headers: { authorization = '' } }: Request): boolean {
    const { clientId, clientSecret } = this.credentials;
    return isSame(authorization, `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`);
  }

  private isAlive(token: string): boolean {
    const [expiry = '', nonce = '', signature = ''] = token.split('.');
    const isSigned = isSame(signature, this.sign(`${expiry}.${nonce}`));
    return isSigned && this.now().getTime() < Number(expiry) && !this.expired.has(token);
  }

  private sign(text: string): string {
    return createHmac('sha256', this.credentials.clientSecret).update(text).digest('base64url');
  }
}

const tokenOf = ({ headers: { authorization = '' } }: Request) => /^Bearer (.+)$/.exec(authorization)?.[1];

export const unauthenticated = () =>
  new PayPalProblem(
    401,
    'AUTHENTICATION_FAILURE',
    'Authentication failed due to invalid or missing credentials.',
  );

// Hashed first: timingSafeEqual wants equal lengths.
const isSame = (a: string, b: string) => timingSafeEqual(digest(a), digest(b));
const digest = (text: string) => createHash('sha256').update(text).digest();
