import {
  applyDecorators,
  type CallHandler,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
  SetMetadata,
  UseInterceptors,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request, Response } from 'express';
import type { Observable } from 'rxjs';
import { isRead, rememberWrite } from '../http/own-writes';
import { Database } from '../postgres/database';
import { ResponseCache } from './response-cache';

const changesDataKey = 'haberdash:changes-public-data';

@Injectable()
class PublicDataChanges implements NestInterceptor {
  constructor(
    private readonly cache: ResponseCache,
    private readonly database: Database,
    private readonly reflector: Reflector,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const request = context.switchToHttp().getRequest<Request>();
    const response = context.switchToHttp().getResponse<Response>();
    const isMarked = this.reflector.get<boolean | undefined>(changesDataKey, context.getHandler());
    if (isMarked || !isRead(request)) this.dropWith(request, response);
    return next.handle();
  }

  private dropWith(request: Request, response: Response): void {
    if (this.database.hasReplica) rememberWrite(request, response, () => undefined);
    this.cache.clearWith(response);
  }
}

/**
 * Its successful calls change what responses with `@PublicData()` show. On a controller, this holds for all methods but GET and HEAD; on
 * a route, for this route whatever its method is.
 */
export const ChangesPublicData = () =>
  applyDecorators(SetMetadata(changesDataKey, true), UseInterceptors(PublicDataChanges));
