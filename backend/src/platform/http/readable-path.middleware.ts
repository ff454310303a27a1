import type { NextFunction, Request, Response } from 'express';
import { MalformedRequest } from './refusals';

/** Refuses a path that can't be decoded before anything stumbles over it and answers in words of its own. */
export function refuseUnreadablePath(request: Request, _response: Response, next: NextFunction): void {
  try {
    decodeURIComponent(request.path);
    next();
  } catch {
    next(new MalformedRequest([{ path: '', message: 'its address could not be read' }]));
  }
}
