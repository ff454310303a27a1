import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import ipaddr from 'ipaddr.js';

/** Where a call comes from, as far as one caller can be told from another. */
export const CallerAddress = createParamDecorator((_: unknown, context: ExecutionContext): string =>
  callerOf(context.switchToHttp().getRequest<Request>().ip),
);

/** The caller with an IPv6 address is its network of 64 bits: one customer has all of its addresses. */
export function callerOf(ip = 'unknown'): string {
  if (!ipaddr.isValid(ip)) return ip;
  const address = ipaddr.process(ip);
  if (address.kind() === 'ipv4') return address.toString();
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${address.toNormalizedString()}/64`).toString()}/64`;
}
