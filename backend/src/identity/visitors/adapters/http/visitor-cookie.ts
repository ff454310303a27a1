import type { CookieOptions, Request, Response } from 'express';
import type { ServerSettings } from '../../../../platform/config/server.settings';
import { dayMs } from '../../../../shared/time/retention';

const maxAge = 30 * dayMs;

/** Names a visitor: a random token that no script can read. */
export class VisitorCookie {
  private readonly options: CookieOptions;
  /** With https, browsers take a cookie of this name from this host only, and none from its subdomains. */
  private readonly name: string;

  constructor({ servedByHttps }: ServerSettings) {
    this.options = { httpOnly: true, sameSite: 'lax', path: '/', secure: servedByHttps };
    this.name = servedByHttps ? '__Host-visitor' : 'visitor';
  }

  read(request: Request): string | undefined {
    const token = (request.cookies as Record<string, unknown>)[this.name];
    return typeof token === 'string' ? token : undefined;
  }

  give(response: Response, token: string): void {
    response.cookie(this.name, token, { ...this.options, maxAge });
  }

  clear(request: Request, response: Response): void {
    if (this.read(request) !== undefined) response.clearCookie(this.name, this.options);
  }
}
