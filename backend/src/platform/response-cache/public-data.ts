import { applyDecorators, Header, type INestApplication, SetMetadata } from '@nestjs/common';
import { routesMarked } from '../http/marked-routes';

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
export const publicPathsOf = (app: INestApplication, globalPrefix: string): string[] =>
  routesMarked(app, publicDataKey, globalPrefix).map(({ name, access, path }) => {
    if (access !== 'public') throw new Error(`${name} is public data, and not for everyone`);
    return path;
  });
