import { applyDecorators, Header } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import type { JsonHandler } from './json-answer';

/** The headers of public data. */
export const publicJson = {
  'Cache-Control': 'public, no-cache',
  'Content-Type': 'application/json; charset=utf-8',
};

/**
 * The same for everyone: kept here until something changes that it depends on, and by caches on the way, which ask each
 * time whether it still holds.
 * @param topics what it depends on beside the things whose ids stand in its path or in itself
 */
export const PublicData =
  (...topics: string[]) =>
  <Method extends JsonHandler>(target: object, key: string, method: TypedPropertyDescriptor<Method>): void =>
    applyDecorators(Header('Cache-Control', publicJson['Cache-Control']), RouteConfig({ topics }))(
      target,
      key,
      method,
    );
