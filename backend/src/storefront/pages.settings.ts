import { statSync } from 'node:fs';
import { z } from 'zod';
import { httpsInProduction, matching, origin, publicOrigin, settingsOf } from '../platform/config/settings';

const isFolder = (path: string) => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;

/** Where the frontends are, and from where browsers load pictures. */
export class PagesSettings extends settingsOf(
  {
    SERVE_FRONTENDS: z
      .string()
      .refine(isFolder, 'must be a folder that exists')
      .optional()
      .meta({
        description:
          'the parent folder of the built frontends, to serve them on the same port; it must exist; ' +
          '`npm start` sets it; not together with `SHELL_URL`',
      }),
    SHELL_URL: matching(origin, 'http://shell:8080')
      .optional()
      .meta({
        description:
          "the address at which this server reaches the shell's, " +
          "to compose pages from the frontends' files",
      }),
    REMOTE_URLS: matching(
      String.raw`([\w-]+=${origin}(,(?=.)|$))+`,
      'shop=http://shop:8080,admin=http://admin:8080',
    )
      .transform((list) => new Map(list.split(',').map((one) => one.split('=') as [string, string])))
      .default(new Map())
      .meta({
        description:
          'origins at which this server reaches remotes, if browsers use others: ' +
          '`shop=http://shop:8080,admin=…`',
        whenUnset: 'the addresses in `remotes.json`',
      }),
    PICTURES_URL: publicOrigin('https://pictures.shop.example')
      .optional()
      .meta({
        description:
          'the origin of a [CDN](operations.md#a-cdn-for-pictures) from which browsers load uploaded pictures, ' +
          'without a path; in production with https',
        whenUnset: "unset: the shop's own",
      }),
  },
  [
    ({ SERVE_FRONTENDS, SHELL_URL }) =>
      SERVE_FRONTENDS !== undefined &&
      SHELL_URL !== undefined &&
      'Set either SERVE_FRONTENDS or SHELL_URL, not both',
    httpsInProduction('PICTURES_URL'),
  ],
) {}
