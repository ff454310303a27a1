import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import { MalformedRequest } from '../../../../platform/http/refusals/refusals';

const maxLength = 200;

/** The `Idempotency-Key` header; undefined from clients that don't repeat themselves. */
export const IdempotencyKey = createParamDecorator(
  (_: unknown, context: ExecutionContext): string | undefined => {
    const { headers } = context.switchToHttp().getRequest<Request>();
    const key = String(headers['idempotency-key'] ?? '').trim();
    if (key.length > maxLength) {
      throw new MalformedRequest([
        { path: 'Idempotency-Key', message: `must be at most ${maxLength} characters` },
      ]);
    }
    return key || undefined;
  },
);
