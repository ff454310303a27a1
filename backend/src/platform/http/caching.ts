import { applyDecorators, Header, SetMetadata, UseInterceptors } from '@nestjs/common';
import type { JsonHandler } from './json-answer';
import { KeepAnswer, topicsKey } from './keep-answer.interceptor';

/**
 * The same for everyone: kept here until something changes that it depends on, and by caches on the way, which ask each
 * time whether it still holds.
 * @param topics what it depends on beside the things whose ids stand in its address or in itself
 */
export const PublicData =
  (...topics: string[]) =>
  <Method extends JsonHandler>(target: object, key: string, method: TypedPropertyDescriptor<Method>): void =>
    applyDecorators(
      Header('Cache-Control', 'public, no-cache'),
      SetMetadata(topicsKey, topics),
      UseInterceptors(KeepAnswer),
    )(target, key, method);
