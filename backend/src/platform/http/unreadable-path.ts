import type { NextFunction, Request, Response } from 'express';
import { MalformedRequest } from './refusals';

/** Refuses a path that can't be decoded before a middleware answers it in words of its own. */
export function refuseUnreadablePath(request: Request, _response: Response, next: NextFunction): void {
  try {
    decodeURIComponent(request.path);
  } catch {
    throw new MalformedRequest([{ path: '', message: 'The address is malformed' }]);
  }
  next();
}
