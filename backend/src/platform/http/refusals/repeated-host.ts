import type { NextFunction, Request, Response } from 'express';
import { MalformedRequest } from './refusals';

/** Refuses a request for two hosts: a proxy in front may have gone by the one that we don't see. */
export function refuseRepeatedHost(request: Request, _response: Response, next: NextFunction): void {
  if (request.headersDistinct.host?.[1] !== undefined)
    throw new MalformedRequest([{ path: 'Host', message: 'must be sent once' }]);
  next();
}
