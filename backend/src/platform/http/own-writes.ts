import type { Request, RequestHandler } from 'express';
import onHeaders from 'on-headers';

/** Longer than a replica may lag and a public response may be cached, together. */
const rememberedForMs = 3_000;
const name = 'wrote';

/** Marks a request as one of somebody who has just changed something. */
export const justWroteCookie = `${name}=1`;

export const hasJustWritten = (cookie: string | undefined): boolean =>
  cookie?.split('; ').includes(justWroteCookie) ?? false;

/** Who has changed something says so with the next requests, at whichever server. */
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

const isRead = ({ method }: Request): boolean => ['GET', 'HEAD', 'OPTIONS'].includes(method);

/** For the handlers of a path that may answer with what was true a second ago: they are not for who has just written. */
export const unlessJustWritten: RequestHandler = (request, _response, next) => {
  if (hasJustWritten(request.headers.cookie)) next('route');
  else next();
};
