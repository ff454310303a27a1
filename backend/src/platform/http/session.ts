import { createParamDecorator, type ExecutionContext, SetMetadata } from '@nestjs/common';
import type { Request } from 'express';
import { DomainError } from '../../shared/domain-error';
import type { Permission } from '../../shared/access/permission';
import type { Role } from '../../shared/role';
import { visitorsName } from './wire';

/** Who makes a request, as its session proves. */
export interface SessionUser {
  id: string;
  sessionId: string;
  userName: string;
  email: string;
  role: Role;
  /** An admin who has to set one up and can do nothing else. */
  lacksSecondFactor: boolean;
  /** The permissions of an admin's role, read with the session; nobody else has any. */
  permissions: readonly Permission[];
}

/** A call without a session, where visitors may buy. */
export interface Visit {
  /** Null for a visitor who has put nothing into a cart yet. */
  visitorId: string | null;
  /** Where the call may make a visitor of somebody unknown. */
  beginning?: BeginningVisit;
}

/** Nothing is stored, and no cookie is given, before the call succeeds. */
export interface BeginningVisit {
  /** Stores the visitor in the caller's transaction. @returns the visitor's id */
  begin(): Promise<string>;
  /** Gives the cookie of the visitor that was stored last. */
  giveCookie(): void;
}

declare global {
  // Passport's own place for it.
  // eslint-disable-next-line @typescript-eslint/no-namespace -- Express and Passport are typed by this namespace
  namespace Express {
    // eslint-disable-next-line @typescript-eslint/no-empty-object-type -- an interface merges with Passport's, a type does not
    interface User extends SessionUser {}
    interface Request {
      visit?: Visit;
    }
  }
}

/**
 * Who may make a call: one of these roles, or anyone; then the session is looked at or not. Buyers are shoppers and, where the shop
 * lets them buy, visitors; a call that makes somebody a buyer can give an unknown visitor a cookie.
 */
export type Access = Role[] | 'public' | 'session-optional' | 'buyers' | 'becomes-buyer';

export const accessKey = 'haberdash:access';

/** Anyone may call, with the same response. Calls without a decorator need a live session of any role. */
export const Public = () => SetMetadata(accessKey, 'public' satisfies Access);
/** Anyone may call; a live session is read. */
export const SessionOptional = () => SetMetadata(accessKey, 'session-optional' satisfies Access);
/** Own data only: an admin is not a shopper. */
export const ForShoppers = () => forRoles(['user']);
export const ForAdmins = () => forRoles(['admin']);

/** Own data only: a signed-in shopper, or a visitor where visitors may buy. */
export const ForBuyers = () => SetMetadata(accessKey, 'buyers' satisfies Access);
/** The same, for a call with which a visitor's cart begins. */
export const BecomesBuyer = () => SetMetadata(accessKey, 'becomes-buyer' satisfies Access);

const forRoles = (roles: Role[]) => SetMetadata(accessKey, roles satisfies Access);

/** The signed-in user of the request. */
export const CurrentUser = createParamDecorator((_: unknown, context: ExecutionContext): SessionUser => {
  const { user } = context.switchToHttp().getRequest<Request>();
  if (!user) throw new NotSignedIn();
  return user;
});

/** Who has a cart and orders it. */
export interface Buyer {
  kind: 'shopper' | 'visitor';
  /** Null for a visitor who has put nothing into a cart yet. */
  id: string | null;
  beginning?: BeginningVisit | undefined;
}

/** The buyer of the request. */
export const CurrentBuyer = createParamDecorator((_: unknown, context: ExecutionContext): Buyer => {
  const { user, visit } = context.switchToHttp().getRequest<Request>();
  if (user) return { kind: 'shopper', id: user.id };
  if (!visit) throw new NotSignedIn();
  return { kind: 'visitor', id: visit.visitorId, beginning: visit.beginning };
});

export class NotSignedIn extends DomainError.of(
  'unauthenticated',
  'NOT_SIGNED_IN',
  'Please sign in to continue',
) {}

export class NotAllowed extends DomainError.of('forbidden', 'FORBIDDEN', "You don't have access to this") {}

/** @throws NotAllowed when a client names another user's id */
export function assertOwn(user: SessionUser, claimedUserId: string): void {
  if (claimedUserId !== user.id) throw new NotAllowed();
}

/**
 * @throws NotAllowed when a shopper names another buyer; NotSignedIn when somebody without a session names a user, whose session may have
 * ended
 */
export function assertOwnCart({ kind, id }: Buyer, claimedId: string): void {
  if (kind === 'visitor' && claimedId !== visitorsName) throw new NotSignedIn();
  if (kind === 'shopper' && claimedId !== id) throw new NotAllowed();
}
