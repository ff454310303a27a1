import { applyDecorators, Header, type INestApplication, SetMetadata, type Type } from '@nestjs/common';
import { DiscoveryService, MetadataScanner, Reflector } from '@nestjs/core';
import { RouteConfig } from '@nestjs/platform-fastify';
import type { JsonHandler } from './json-answer';
import { type Access, accessKey } from './session';

const publicDataKey = 'haberdash:public-data';

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
    applyDecorators(
      Header('Cache-Control', publicJson['Cache-Control']),
      RouteConfig({ topics }),
      SetMetadata(publicDataKey, true),
    )(target, key, method);

/**
 * A kept answer is given to whoever asks, before anybody finds out who that is.
 * @throws when the answers of a call are kept that is not everybody's
 */
export function assertPublicDataIsPublic(app: INestApplication): void {
  const reflector = app.get(Reflector);
  for (const { controller, name, call } of callsOf(app)) {
    const access = reflector.getAllAndOverride<Access | undefined>(accessKey, [call, controller]);
    const isKept = reflector.get<boolean | undefined>(publicDataKey, call) === true;
    if (isKept && access !== 'public')
      throw new Error(`${controller.name}.${name} is public data, and not everybody's`);
  }
}

type Call = () => unknown;

function callsOf(app: INestApplication) {
  const scanner = new MetadataScanner();
  return app
    .get(DiscoveryService)
    .getControllers()
    .flatMap(({ metatype }) => {
      const controller = metatype as Type<Record<string, Call>>;
      const calls = controller.prototype as Record<string, Call>;
      return scanner.getAllMethodNames(calls).map((name) => ({ controller, name, call: calls[name]! }));
    });
}
