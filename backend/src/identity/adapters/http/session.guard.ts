import type { ExecutionContext } from '@nestjs/common';
import type { Reflector } from '@nestjs/core';
import { AuthGuard } from '@nestjs/passport';
import type { Request, Response } from 'express';
import {
  type Access,
  accessKey,
  NotAllowed,
  NotSignedIn,
  type SessionUser,
} from '../../../platform/http/session';
import type { CheckSession } from '../../application/check-session';
import type { SessionClaims, SessionCookie } from './session-cookie';

/** Stands before every call: finds out who makes it and whether that one may. */
export class SessionGuard extends AuthGuard('jwt') {
  constructor(
    private readonly reflector: Reflector,
    private readonly checkSession: CheckSession,
    private readonly cookie: SessionCookie,
  ) {
    super();
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const access = this.accessOf(context);
    // A public answer may be kept by a cache and shown to others: it must not carry anyone's cookie.
    if (access === 'public') return true;
    await super.canActivate(context);
    const request = context.switchToHttp().getRequest<Request>();
    const claims = request.user as SessionClaims | undefined;
    const isOptional = access === 'session-optional';
    const user = claims && (await this.userOf(claims, context, { renew: !isOptional }));
    request.user = user;
    if (isOptional) return true;
    if (!user) throw new NotSignedIn();
    if (access && !access.includes(user.role)) throw new NotAllowed();
    return true;
  }

  /** Without a believable token the request has no user; that isn't an error yet. */
  override handleRequest<Claims>(error: Error | null, claims: Claims | false): Claims {
    if (error) throw error;
    return (claims || undefined) as Claims;
  }

  private accessOf(context: ExecutionContext): Access | undefined {
    return this.reflector.getAllAndOverride(accessKey, [context.getHandler(), context.getClass()]);
  }

  private async userOf(
    { sid }: SessionClaims,
    context: ExecutionContext,
    { renew }: { renew: boolean },
  ): Promise<SessionUser | undefined> {
    const checked = await this.checkSession.execute({ sessionId: sid, renew });
    if (!checked) return undefined;
    if (checked.renewed) this.cookie.give(context.switchToHttp().getResponse<Response>(), checked.renewed);
    const { id, userName, email, role } = checked.user.state;
    return { id, sessionId: sid, userName, email, role };
  }
}
