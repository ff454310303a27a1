import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { Router, urlencoded, type RequestHandler } from 'express';
import { PayPalProblem } from './problems';

export interface Credentials {
  clientId: string;
  clientSecret: string;
}

// PayPal's own: nine hours.
const lifetimeSeconds = 32_400;

/** Tokens carry their own proof, so that a restart of the simulator forgets none. */
export class AccessTokens {
  constructor(
    private readonly credentials: Credentials,
    private readonly now: () => Date,
  ) {}

  /** `POST /v1/oauth2/token` */
  get router(): Router {
    return Router().post('/v1/oauth2/token', urlencoded({ extended: false }), (request, response) => {
      if (!this.isBasicAuth(request.headers.authorization)) {
        response
          .status(401)
          .json({ error: 'invalid_client', error_description: 'Client Authentication failed' });
      } else if (
        (request.body as { grant_type?: unknown } | undefined)?.grant_type !== 'client_credentials'
      ) {
        response
          .status(400)
          .json({ error: 'unsupported_grant_type', error_description: 'Grant Type is NULL' });
      } else {
        response.json({ access_token: this.issue(), token_type: 'Bearer', expires_in: lifetimeSeconds });
      }
    });
  }

  /** Lets only calls with a living token through. */
  get guard(): RequestHandler {
    return (request, _, next) => {
      const token = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1];
      if (token === undefined || !this.isAlive(token)) throw unauthenticated();
      next();
    };
  }

  private issue(): string {
    const expiry = String(this.now().getTime() + lifetimeSeconds * 1000);
    return `${expiry}.${this.sign(expiry)}`;
  }

  private isAlive(token: string): boolean {
    const [expiry = '', signature = ''] = token.split('.');
    return isSame(signature, this.sign(expiry)) && this.now().getTime() < Number(expiry);
  }

  private isBasicAuth(header = ''): boolean {
    const { clientId, clientSecret } = this.credentials;
    return isSame(header, `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`);
  }

  private sign(text: string): string {
    return createHmac('sha256', this.credentials.clientSecret).update(text).digest('base64url');
  }
}

const unauthenticated = () =>
  new PayPalProblem(
    401,
    'AUTHENTICATION_FAILURE',
    'Authentication failed due to invalid or missing credentials.',
  );

// Hashed first: timingSafeEqual wants equal lengths.
const isSame = (a: string, b: string) => timingSafeEqual(digest(a), digest(b));
const digest = (text: string) => createHash('sha256').update(text).digest();
