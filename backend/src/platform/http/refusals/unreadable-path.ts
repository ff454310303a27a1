import type { NextFunction, Request, Response } from 'express';
import { MalformedRequest } from './refusals';

/** Refuses a path that can't be decoded, before another middleware responds in its own format. */
export function refuseUnreadablePath(request: Request, _response: Response, next: NextFunction): void {
  try {
    decodeURIComponent(request.path);
  } catch {
    throw new MalformedRequest([{ path: '', message: 'The address is malformed' }]);
  }
  next();
}
