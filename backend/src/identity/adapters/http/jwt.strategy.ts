import { createSecretKey } from 'node:crypto';
import { PassportStrategy } from '@nestjs/passport';
import { Strategy } from 'passport-jwt';
import { validate as isUuid } from 'uuid';
import { type SessionClaims, tokenOf } from './session-cookie';
import type { SigningSecret } from './signing-secret';

/**
 * Believes a token that we signed and that has not expired. Passport keeps strategies by name, one `jwt` for the whole
 * process: two apps in one process need the same secret.
 */
export class JwtStrategy extends PassportStrategy(Strategy) {
  constructor(secret: SigningSecret) {
    // As a key, not as a text: from a text the verifier would first try to make a public key, with every token.
    const key = createSecretKey(secret.value, 'utf8') as unknown as string;
    super({ jwtFromRequest: tokenOf, secretOrKey: key, algorithms: ['HS256'] });
  }

  /** False when there can't be such a user or session. */
  validate({ sub, sid }: SessionClaims): SessionClaims | false {
    return isUuid(sub) && isUuid(sid) && { sub, sid };
  }
}
