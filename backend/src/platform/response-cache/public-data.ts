import { applyDecorators, Header, type INestApplication, SetMetadata, type Type } from '@nestjs/common';
import { PATH_METADATA } from '@nestjs/common/constants';
import { DiscoveryService, MetadataScanner, Reflector } from '@nestjs/core';
import { type Access, accessKey } from '../http/session';

const publicDataKey = 'haberdash:public-data';

/**
 * The response is the same for everyone: this server caches it for a moment, and caches on the way keep it, which ask each time
 * whether it still holds.
 */
export const PublicData = () =>
  applyDecorators(Header('Cache-Control', 'public, no-cache'), SetMetadata(publicDataKey, true));

/**
 * The paths of all routes with public data, as the router has them.
 * @throws when one of them is not for everyone: a cached response is sent before anybody finds out who asks
 */
export function publicPathsOf(app: INestApplication, globalPrefix: string): string[] {
  const reflector = app.get(Reflector);
  return handlersOf(app)
    .filter(({ handler }) => reflector.get<boolean | undefined>(publicDataKey, handler))
    .map(({ controller, name, handler }) => {
      const access = reflector.getAllAndOverride<Access | undefined>(accessKey, [handler, controller]);
      if (access !== 'public')
        throw new Error(`${controller.name}.${name} is public data, and not for everyone`);
      const path = [
        globalPrefix,
        ...[controller, handler].map((part) => reflector.get<string>(PATH_METADATA, part)),
      ];
      return `/${path.join('/')}`.replace(/\/{2,}/g, '/').replace(/\/$/, '');
    });
}

type Handler = () => unknown;

function handlersOf(app: INestApplication) {
  const scanner = new MetadataScanner();
  return app
    .get(DiscoveryService)
    .getControllers()
    .flatMap(({ metatype }) => {
      const controller = metatype as Type<Record<string, Handler>>;
      const handlers = controller.prototype as Record<string, Handler>;
      return scanner
        .getAllMethodNames(handlers)
        .map((name) => ({ controller, name, handler: handlers[name]! }));
    });
}
