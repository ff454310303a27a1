import { type ArgumentsHost, Catch, type ExceptionFilter, HttpException } from '@nestjs/common';
import type { Request, Response } from 'express';
import { DomainError, type DomainErrorKind } from '../../../shared/domain-error';
import type { Log } from '../../log/log';
import { isDatabaseAway, isUnstorable } from '../../postgres/postgres-errors';
import { MalformedRequest, RefusalWithData } from './refusals';
import { userOf } from '../request-log';

const statuses: Record<DomainErrorKind, number> = {
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  'not-found': 404,
  conflict: 409,
  'too-large': 413,
  'not-an-image': 415,
  declined: 422,
  'too-often': 429,
  'gateway-failed': 502,
  'gateway-timeout': 504,
  unavailable: 503,
};

interface Refused {
  status: number;
  code: string;
  message: string;
  errors?: { path: string; message: string }[];
  data?: unknown;
  retryAfterSeconds?: number;
}

/** The default of the header Retry-After. */
const defaultRetryAfterSeconds = 5;

/** Maps every error to the one envelope; internal details never leave the server. */
@Catch()
export class RefusalFilter implements ExceptionFilter {
  constructor(private readonly log: Log) {}

  catch(error: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const request = http.getRequest<Request>();
    const response = http.getResponse<Response>();
    const { status, retryAfterSeconds, ...body } = refusalOf(error);
    if (status >= 500)
      this.log.error({ requestId: request.id, ...userOf(request), err: error }, 'a request failed');
    if (response.headersSent) return void response.end();
    // The failed handler may have set them for its own response.
    for (const name of headersOfContent) response.removeHeader(name);
    if (retryAfterSeconds) response.set('Retry-After', String(retryAfterSeconds));
    response.locals.code = body.code;
    response
      .status(status)
      .set('Cache-Control', 'no-store')
      .json({ success: false, ...body });
  }
}

const headersOfContent = [
  'Content-Type',
  'Content-Encoding',
  'Content-Range',
  'Accept-Ranges',
  'ETag',
  'Last-Modified',
];

const unavailable: Refused = {
  status: 503,
  code: 'UNAVAILABLE',
  message: 'The shop is unavailable right now. Please try again in a moment.',
  retryAfterSeconds: defaultRetryAfterSeconds,
};

const unreadable: Refused = {
  status: 400,
  code: 'MALFORMED_REQUEST',
  message: 'The request could not be read',
};

export function refusalOf(error: unknown): Refused {
  if (error instanceof RefusalWithData) return { ...refusalOf(error.cause), data: error.data };
  if (error instanceof DomainError) {
    const { code, message, field, retryAfterSeconds } = error;
    const status = statuses[error.kind];
    const errors = field === undefined ? {} : { errors: [{ path: field, message }] };
    const isBusy = status === 503;
    return {
      status,
      code,
      message,
      ...errors,
      retryAfterSeconds: retryAfterSeconds ?? (isBusy ? defaultRetryAfterSeconds : undefined),
    };
  }
  if (error instanceof MalformedRequest) {
    return { status: 400, code: 'MALFORMED_REQUEST', message: error.message, errors: error.errors };
  }
  if (isDatabaseAway(error)) return unavailable;
  if (isUnstorable(error)) return unreadable;
  return refusalOfHttp(error);
}

/** The framework and its body parser throw errors with a `status` and with words that are not always ours to show. */
function refusalOfHttp(error: unknown): Refused {
  const status =
    error instanceof HttpException
      ? error.getStatus()
      : Number((error as { status?: unknown } | undefined)?.status);
  if (status === 404) return { status, code: 'NOT_FOUND', message: 'Not found' };
  if (status === 503) return unavailable;
  if (status === 413) return { status, code: 'TOO_LARGE', message: 'The request is too large' };
  if (status === 415)
    return { status, code: 'UNSUPPORTED_MEDIA', message: 'This content type is not supported' };
  if (status >= 400 && status < 500) return unreadable;
  return {
    status: 500,
    code: 'INTERNAL_ERROR',
    message: 'Something went wrong on our side. Please try again.',
  };
}
