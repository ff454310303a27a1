import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import { isIPv4, isIPv6 } from 'node:net';
import { hostname } from 'node:os';
import { MalformedRequest } from './refusals';

/** The Express setting that holds the shop's public address. */
export const publicUrlSetting = 'public url';

/**
 * Where the caller's browser sees this shop, for addresses that send it back here. A public address that is set wins;
 * without one, which production refuses, it is the host that the browser asked.
 */
export const PublicOrigin = createParamDecorator((_: unknown, context: ExecutionContext): string => {
  return publicOriginOf(context.switchToHttp().getRequest<Request>());
});

/** @throws MalformedRequest when no address is set, and the host that was asked is not this machine */
export function publicOriginOf(request: Request): string {
  const publicUrl = request.app.get(publicUrlSetting) as string | undefined;
  return publicUrl ?? askedOrigin(request);
}

/** Not the host that a proxy forwards: anyone can send that. @throws MalformedRequest when it is not this machine */
function askedOrigin({ secure, headers: { host = '' }, socket }: Request): string {
  const address = `${secure ? 'https' : 'http'}://${host}`;
  if (/^[\w.:[\]-]+$/.test(host) && URL.canParse(address)) {
    const { hostname: name, origin } = new URL(address);
    if (isLoopback(name) || name === hostname().toLowerCase() || name === nameOf(socket.localAddress))
      return origin;
  }
  const message =
    'must be localhost. If browsers reach the shop by another name, set PUBLIC_URL to its address';
  throw new MalformedRequest([{ path: 'Host', message }]);
}

/** Whatever the port: development servers pass on what they were asked. */
const isLoopback = (name: string): boolean =>
  name === 'localhost' ||
  name.endsWith('.localhost') ||
  name === '[::1]' ||
  (isIPv4(name) && name.startsWith('127.'));

/** An IP address as it stands in a URL. */
function nameOf(address = ''): string {
  const unmapped = address.replace(/^::ffff:(?=[\d.]+$)/, '');
  return isIPv6(unmapped) ? `[${unmapped}]` : unmapped;
}
