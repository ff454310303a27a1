import type { Request, RequestHandler } from 'express';
import onHeaders from 'on-headers';

/** Longer than the sum of a replica's lag and the cache's lifetime of a public response. */
const rememberedForMs = 3_000;
const name = 'wrote';

/** Marks the requests of a client that has just written. */
export const justWroteCookie = `${name}=1`;

export const hasJustWritten = (cookie: string | undefined): boolean =>
  cookie?.split('; ').includes(justWroteCookie) ?? false;

/** Sets a cookie after a write, so that the client's next requests read their own write at any server. */
export const rememberWrite: RequestHandler = (request, response, next) => {
  onHeaders(response, () => {
    if (response.statusCode < 400)
      response.cookie(name, '1', {
        httpOnly: true,
        sameSite: 'lax',
        secure: request.secure,
        maxAge: rememberedForMs,
      });
  });
  next();
};

export const rememberWrites: RequestHandler = (request, response, next) => {
  if (isRead(request)) next();
  else rememberWrite(request, response, next);
};

export const isRead = ({ method }: Request): boolean => ['GET', 'HEAD', 'OPTIONS'].includes(method);

/** Skips handlers that may respond with data of a second ago, for a client that has just written. */
export const unlessJustWritten: RequestHandler = (request, _response, next) => {
  if (hasJustWritten(request.headers.cookie)) next('route');
  else next();
};
