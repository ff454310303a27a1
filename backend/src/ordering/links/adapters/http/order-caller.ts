import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import type { SessionUser } from '../../../../platform/http/session';

/** Who makes a call about one order: somebody signed in, or whoever has the order's link. */
export interface Caller {
  user: SessionUser | undefined;
  linkToken: string | undefined;
  /** The histories name this shopper. */
  actAs(shopperId: string): void;
}

export const OrderCaller = createParamDecorator((_: unknown, context: ExecutionContext): Caller => {
  const request = context.switchToHttp().getRequest<Request>();
  return {
    user: request.user,
    linkToken: request.get('Order-Link'),
    actAs: (visitorId) => void (request.visit = { visitorId }),
  };
});
