import { Header } from '@nestjs/common';
import type { NextFunction, Request, Response } from 'express';

/** What nothing more is said of may be someone's own: nobody on the way keeps it. */
export function keepNothing(_request: Request, response: Response, next: NextFunction): void {
  response.setHeader('Cache-Control', 'no-store');
  next();
}

/** The same for everyone: may be kept by caches, which ask each time whether it still holds. */
export const PublicData = () => Header('Cache-Control', 'public, no-cache');
