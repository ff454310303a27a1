import type { CookieOptions, Request, Response } from 'express';
import { type JwtPayload, sign, verify } from 'jsonwebtoken';
import type { ServerSettings } from '../../../../platform/config/server.settings';
import type { KnownDevice } from '../../../passwords/domain/known-device';
import type { SigningSecret } from '../../../sessions/adapters/http/signing-secret';

const name = 'device';
const audience = 'device';
/** Browsers keep no cookie for longer. */
const seconds = 400 * 24 * 60 * 60;

/** Tells a browser that users have signed in with from all others: a signed token that no script can read. */
export class DeviceCookie {
  private readonly options: CookieOptions;

  constructor(
    private readonly secret: SigningSecret,
    { servedByHttps }: ServerSettings,
  ) {
    this.options = { httpOnly: true, sameSite: 'lax', path: '/api/auth', secure: servedByHttps };
  }

  /** @returns undefined also for a token that is not ours */
  read(request: Request): KnownDevice | undefined {
    const token = (request.cookies as Record<string, unknown>)[name];
    if (typeof token !== 'string') return undefined;
    try {
      const { jti, users } = verify(token, this.secret.key, {
        algorithms: ['HS256'],
        audience,
      }) as JwtPayload;
      return jti === undefined ? undefined : { id: jti, userIds: users as string[] };
    } catch {
      return undefined;
    }
  }

  give(response: Response, { id, userIds }: KnownDevice): void {
    const token = sign({ users: userIds }, this.secret.key, {
      algorithm: 'HS256',
      audience,
      jwtid: id,
      expiresIn: seconds,
    });
    response.cookie(name, token, { ...this.options, maxAge: seconds * 1_000 });
  }
}
