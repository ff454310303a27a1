import { PassportStrategy } from '@nestjs/passport';
import { Strategy } from 'passport-jwt';
import { type SessionClaims, tokenOf } from './session-cookie';
import type { SigningSecret } from './signing-secret';

/**
 * Believes a token that we signed and that has not expired. Passport keeps strategies by name, one `jwt` for the whole
 * process: two apps in one process need the same secret.
 */
export class JwtStrategy extends PassportStrategy(Strategy) {
  constructor(secret: SigningSecret) {
    super({ jwtFromRequest: tokenOf, secretOrKey: secret.value, algorithms: ['HS256'] });
  }

  validate({ sub, sid }: SessionClaims): SessionClaims {
    return { sub, sid };
  }
}
