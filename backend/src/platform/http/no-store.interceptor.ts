import type { CallHandler, ExecutionContext, NestInterceptor } from '@nestjs/common';

interface Response {
  hasHeader(name: string): boolean;
  header(name: string, value: string): unknown;
}

/**
 * An answer may be someone's own: no cache may keep it, unless its call says so by a header of its own. It goes by the call, not
 * by the request's address, which can be written in many ways.
 */
export class NoStoreInterceptor implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler) {
    const response = context.switchToHttp().getResponse<Response>();
    if (!response.hasHeader('Cache-Control')) response.header('Cache-Control', 'no-store');
    return next.handle();
  }
}
