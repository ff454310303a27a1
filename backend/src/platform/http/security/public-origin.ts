import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import { isIPv4, isIPv6 } from 'node:net';
import { hostname } from 'node:os';
import { MalformedRequest } from '../refusals/refusals';

/** The Express setting that holds the shop's public address. */
export const publicUrlSetting = 'public url';

/**
 * The shop's origin in the caller's browser, for links back to the shop: PUBLIC_URL, or the requested host without one
 * (production requires PUBLIC_URL).
 */
export const PublicOrigin = createParamDecorator((_: unknown, context: ExecutionContext): string => {
  return publicOriginOf(context.switchToHttp().getRequest<Request>());
});

/** @throws MalformedRequest without PUBLIC_URL, when the requested host is not this machine */
export function publicOriginOf(request: Request): string {
  const publicUrl = request.app.get(publicUrlSetting) as string | undefined;
  return publicUrl ?? requestedOrigin(request);
}

/** Ignores forwarded hosts, which any client can send. @throws MalformedRequest when the host is not this machine */
function requestedOrigin({ secure, headers: { host = '' }, socket }: Request): string {
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

/** On any port: development servers forward the port that the browser requested. */
const isLoopback = (name: string): boolean =>
  name === 'localhost' ||
  name.endsWith('.localhost') ||
  name === '[::1]' ||
  (isIPv4(name) && name.startsWith('127.'));

/** An IP address in the notation of a URL. */
function nameOf(address = ''): string {
  const unmapped = address.replace(/^::ffff:(?=[\d.]+$)/, '');
  return isIPv6(unmapped) ? `[${unmapped}]` : unmapped;
}
