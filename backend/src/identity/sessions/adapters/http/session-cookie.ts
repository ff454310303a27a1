import type { CookieOptions, Request, Response } from 'express';
import { sign } from 'jsonwebtoken';
import type { ServerSettings } from '../../../../platform/config/server.settings';
import type { Clock } from '../../../../shared/time/clock';
import type { Session } from '../../domain/session';
import type { SigningSecret } from './signing-secret';

/** The signed token states these claims; only the session's row knows whether it is still live. */
export interface SessionClaims {
  /** The subject is the user's id. */
  sub: string;
  /** This is the session's id. */
  sid: string;
}

/** How a session travels: as a signed token in a cookie that no script can read. */
export class SessionCookie {
  private readonly options: CookieOptions;
  /** With https, browsers take a cookie of this name from this host only, and none from its subdomains. */
  private readonly name: string;

  constructor(
    private readonly secret: SigningSecret,
    { servedByHttps }: ServerSettings,
    private readonly clock: Clock,
  ) {
    this.options = { httpOnly: true, sameSite: 'lax', path: '/', secure: servedByHttps };
    this.name = servedByHttps ? '__Host-token' : 'token';
  }

  /** Returns the token that the request carries. */
  tokenOf(request: Request): string | null {
    const token = (request.cookies as Record<string, unknown>)[this.name];
    return typeof token === 'string' ? token : null;
  }

  give(response: Response, { state }: Session): void {
    const { id, userId, expiresAt } = state;
    const claims: SessionClaims = { sub: userId, sid: id };
    const exp = Math.floor(expiresAt.getTime() / 1_000);
    const token = sign({ ...claims, exp }, this.secret.key, { algorithm: 'HS256' });
    // A time span: it holds also for a browser whose clock is wrong.
    const maxAge = expiresAt.getTime() - this.clock.now().getTime();
    response.cookie(this.name, token, { ...this.options, maxAge });
  }

  clear(response: Response): void {
    response.clearCookie(this.name, this.options);
  }
}
