import type { Request, RequestHandler, Response } from 'express';
import type { Metrics } from './metrics';

/** Counts and measures every request when its connection has the whole response, or is gone. */
export function measureRequests({ requestSeconds, refusals }: Metrics): RequestHandler {
  return (request, response, next) => {
    const end = requestSeconds.startTimer();
    response.once('close', () => {
      const route = routeOf(request);
      end({ method: request.method, route, status: statusOf(response) });
      const { code } = response.locals as { code?: string };
      if (code !== undefined) refusals.inc({ code, route });
    });
    next();
  };
}

const statusOf = ({ statusCode, writableFinished }: Response): string =>
  writableFinished ? `${Math.floor(statusCode / 100)}xx` : 'aborted';

/** The template of the route. Other paths get the name of their kind, because addresses are unlimited. */
function routeOf({ route, originalUrl }: Request): string {
  const { path } = (route as { path: string } | undefined) ?? {};
  // The framework's own route for what it does not find is `*path`.
  if (path?.startsWith('/')) return path;
  const address = originalUrl.split('?')[0]!;
  const folder = /^\/(api|uploads|remotes|simulators)(?=\/|$)/i.exec(address)?.[0];
  if (folder) return `${folder.toLowerCase()}/*`;
  return /\.\w+$/.test(address) ? 'file' : 'page';
}
