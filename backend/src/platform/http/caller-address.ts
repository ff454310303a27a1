import { isIPv6 } from 'node:net';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';

/** Where a call comes from, as far as one caller can be told from another. */
export const CallerAddress = createParamDecorator((_: unknown, context: ExecutionContext): string =>
  callerOf(context.switchToHttp().getRequest<Request>().ip),
);

/** Of IPv6 the network: whoever has one has all its addresses. */
export function callerOf(ip = 'unknown'): string {
  const address = ip.toLowerCase().replace(/^::ffff:(?=[\d.]+$)/, '');
  return isIPv6(address) ? networkOf(address) : address;
}

/** The first 64 bits. */
function networkOf(address: string): string {
  const [front = [], back] = address.split('::').map((part) => part.split(':').filter(Boolean));
  const zeros = back ? Array<string>(8 - front.length - back.length).fill('0') : [];
  return `${[...front, ...zeros, ...(back ?? [])].slice(0, 4).join(':')}::/64`;
}
