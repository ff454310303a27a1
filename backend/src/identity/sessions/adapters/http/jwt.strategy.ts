import { PassportStrategy } from '@nestjs/passport';
import type { Request } from 'express';
import { Strategy } from 'passport-jwt';
import { validate as isUuid } from 'uuid';
import type { SessionUser } from '../../../../platform/http/session';
import type { TouchSession } from '../../application/touch-session';
import type { SecondFactorPolicy } from '../../domain/second-factor-policy';
import type { SessionClaims, SessionCookie } from './session-cookie';
import type { SigningSecret } from './signing-secret';

/**
 * Believes a token that we signed and that has not expired, as long as its session lives. Passport registers one strategy `jwt`
 * for the whole process: the last app that is created in a process brings it.
 */
export class JwtStrategy extends PassportStrategy(Strategy) {
  constructor(
    secret: SigningSecret,
    private readonly touchSession: TouchSession,
    private readonly secondFactors: SecondFactorPolicy,
    private readonly cookie: SessionCookie,
  ) {
    super({
      jwtFromRequest: (request: Request) => cookie.tokenOf(request),
      // The types of passport-jwt don't know Node's keys, which jsonwebtoken takes.
      secretOrKey: secret.key as unknown as string,
      algorithms: ['HS256'],
      passReqToCallback: true,
    });
  }

  /** Renews a session that is due. @returns false when there is no such session, or it is over */
  async validate({ res: response }: Request, { sub, sid }: SessionClaims): Promise<SessionUser | false> {
    if (!isUuid(sub) || !isUuid(sid)) return false;
    const checked = await this.touchSession.execute(sid);
    if (!checked) return false;
    if (checked.renewed) this.cookie.give(response!, checked.renewed);
    const { id, userName, email, role } = checked.user.state;
    const lacksSecondFactor = this.secondFactors.isMissing(checked.user);
    const permissions = checked.staffRole?.state.permissions ?? [];
    return { id, sessionId: sid, userName, email, role, lacksSecondFactor, permissions };
  }
}
