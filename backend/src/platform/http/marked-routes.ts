import type { INestApplication, Type } from '@nestjs/common';
import { PATH_METADATA } from '@nestjs/common/constants';
import { DiscoveryService, MetadataScanner, Reflector } from '@nestjs/core';
import { type Access, accessKey } from './session';

interface MarkedRoute {
  /** The controller's and the method's. */
  name: string;
  /** The path as the router has it. */
  path: string;
  access: Access | undefined;
}

/** The routes whose handlers a decorator has marked with this metadata key. */
export function routesMarked(app: INestApplication, key: string, globalPrefix: string): MarkedRoute[] {
  const reflector = app.get(Reflector);
  return handlersOf(app)
    .filter(({ handler }) => reflector.get<boolean | undefined>(key, handler))
    .map(({ controller, name, handler }) => {
      const parts = [controller, handler].map((part) => reflector.get<string>(PATH_METADATA, part));
      const path = `/${[globalPrefix, ...parts].join('/')}`.replace(/\/{2,}/g, '/').replace(/\/$/, '');
      const access = reflector.getAllAndOverride<Access | undefined>(accessKey, [handler, controller]);
      return { name: `${controller.name}.${name}`, path, access };
    });
}

type Handler = () => unknown;

/** The methods of all controllers, with those that are no handlers of routes. */
export function handlersOf(app: INestApplication) {
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
