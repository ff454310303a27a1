import type { ExecutionContext } from '@nestjs/common';
import type { Reflector } from '@nestjs/core';
import { AuthGuard } from '@nestjs/passport';
import type { Request } from 'express';
import type { Role } from '../../../../shared/role';
import { neededFor, PermissionMissing } from '../../../../platform/http/access/permissions';
import {
  type Access,
  accessKey,
  NotAllowed,
  NotSignedIn,
  type SessionUser,
} from '../../../../platform/http/session';
import type { VisitorGuard } from '../../../visitors/adapters/http/visitor-guard';
import { SecondFactorMissing } from '../../../second-factor/domain/second-factor.errors';
import { withoutSecondFactorKey } from './without-second-factor';

/** Stands before every call: finds out who makes it and whether that one may. */
export class SessionGuard extends AuthGuard('jwt') {
  constructor(
    private readonly reflector: Reflector,
    private readonly visitors: VisitorGuard,
  ) {
    super();
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const access = this.accessOf(context);
    // A public response may be cached and shown to others: it must not carry anyone's cookie.
    if (access === 'public') return true;
    await super.canActivate(context);
    if (access === 'session-optional') return true;
    if (access === 'buyers') return this.admitBuyer(context, false);
    if (access === 'becomes-buyer') return this.admitBuyer(context, true);
    this.admitUser(context, access);
    return true;
  }

  /** @throws NotSignedIn, NotAllowed, SecondFactorMissing, PermissionMissing */
  private admitUser(context: ExecutionContext, roles: Role[] | undefined): void {
    const { user } = context.switchToHttp().getRequest<Request>();
    if (!user) throw new NotSignedIn();
    if (roles && !roles.includes(user.role)) throw new NotAllowed();
    if (user.lacksSecondFactor && !this.of(context, withoutSecondFactorKey)) throw new SecondFactorMissing();
    if (roles?.includes('admin')) this.assertPermitted(context, user);
  }

  /** @throws NotAllowed for an admin; NotSignedIn where visitors may not buy */
  private async admitBuyer(context: ExecutionContext, begins: boolean): Promise<true> {
    const request = context.switchToHttp().getRequest<Request>();
    if (!request.user) request.visit = await this.visitors.visitOf(request, begins);
    else if (request.user.role !== 'user') throw new NotAllowed();
    return true;
  }

  /** A request without a live session has no user; whether it needs one, its route says. */
  override handleRequest<User>(error: Error | null, user: User | false): User {
    if (error) throw error;
    return (user || undefined) as User;
  }

  /** A route of admins that forgot to declare its permission is nobody's. @throws PermissionMissing */
  private assertPermitted(context: ExecutionContext, { permissions }: SessionUser): void {
    const needed = neededFor(this.reflector, context.getHandler() as () => unknown);
    const isPermitted = needed === 'none' || needed?.some((one) => permissions.includes(one));
    if (!isPermitted) throw new PermissionMissing(needed);
  }

  private accessOf(context: ExecutionContext): Access | undefined {
    return this.of(context, accessKey) as Access | undefined;
  }

  /** The metadata of the route, or else of its controller. */
  private of(context: ExecutionContext, key: string): unknown {
    return this.reflector.getAllAndOverride(key, [context.getHandler(), context.getClass()]);
  }
}
