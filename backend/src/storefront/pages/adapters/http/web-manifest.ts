import type { NestExpressApplication } from '@nestjs/platform-express';
import type { RequestHandler } from 'express';
import { z } from 'zod';
import { ApiResponses } from './api-responses';
import { CachedFile } from './cached-file';
import type { RemotePages } from './remote-pages';
import { contentUrl, readContent } from './site-content';

/** The manifest of the shop as a phone's app. The shell's own manifest.json stands in for it where a page goes out as it was built. */
export const webManifestUrl = '/site.webmanifest';

const BuiltManifest = z.looseObject({ name: z.string() });

/** Sends the shell's manifest with the shop's name and tagline. */
export function webManifest(app: NestExpressApplication, pages: RemotePages): RequestHandler {
  const built = new CachedFile((text) => BuiltManifest.parse(JSON.parse(text)));
  const api = new ApiResponses(app.getHttpServer());
  return async (_request, response, next) => {
    const [manifest, content] = await Promise.all([
      built.at(`${pages.locations.shell}manifest.json`),
      api.get(contentUrl),
    ]);
    if (!manifest) {
      next();
      return;
    }
    const words = content?.status === 200 ? wordsOf(content.body) : {};
    response
      .set('Cache-Control', 'public, no-cache')
      .type('application/manifest+json')
      .send(JSON.stringify({ ...manifest, ...words }));
  };
}

function wordsOf(body: string) {
  const { name, tagline } = readContent(body);
  return { name, short_name: name, description: tagline || name };
}
