import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { parse } from 'bowser';
import type { Request } from 'express';

/** The browser and the system of a call, as its user recognises them. */
export const CallerDevice = createParamDecorator((_: unknown, context: ExecutionContext): string =>
  deviceOf(context.switchToHttp().getRequest<Request>().headers['user-agent']),
);

/** Longer ones are no browser's. */
const maxUserAgent = 500;

export function deviceOf(userAgent = ''): string {
  if (!userAgent || userAgent.length > maxUserAgent) return unknown;
  const { browser, os } = parse(userAgent);
  return [browser.name, os.name].filter(Boolean).join(' on ') || unknown;
}

const unknown = 'Unknown device';
