import type { CanActivate, ExecutionContext } from '@nestjs/common';
import type { Reflector } from '@nestjs/core';
import type { FastifyReply, FastifyRequest } from 'fastify';
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
export class SessionGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly checkSession: CheckSession,
    private readonly cookie: SessionCookie,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const access = this.accessOf(context);
    // A public answer may be kept by a cache and shown to others: it must not carry anyone's cookie.
    if (access === 'public') return true;
    const http = context.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const claims = this.cookie.read(request);
    const isOptional = access === 'session-optional';
    request.user = claims && (await this.userOf(claims, http.getResponse(), { renew: !isOptional }));
    if (isOptional) return true;
    if (!request.user) throw new NotSignedIn();
    if (access && !access.includes(request.user.role)) throw new NotAllowed();
    return true;
  }

  private accessOf(context: ExecutionContext): Access | undefined {
    return this.reflector.getAllAndOverride(accessKey, [context.getHandler(), context.getClass()]);
  }

  private async userOf(
    { sid }: SessionClaims,
    reply: FastifyReply,
    { renew }: { renew: boolean },
  ): Promise<SessionUser | undefined> {
    const checked = await this.checkSession.execute({ sessionId: sid, renew });
    if (!checked) return undefined;
    if (checked.renewed) this.cookie.give(reply, checked.renewed);
    const { id, userName, email, role } = checked.user.state;
    return { id, sessionId: sid, userName, email, role };
  }
}
