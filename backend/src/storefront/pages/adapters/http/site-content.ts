import escapeHtml from 'escape-html';
import { z } from 'zod';

/** Responds with what the shop says on every page. */
export const contentUrl = '/api/shop/content';

const ContentBody = z.object({
  data: z.looseObject({
    name: z.string(),
    tagline: z.string(),
    currencySymbol: z.string(),
    country: z.string(),
  }),
});

/** The content as far as the server puts it into pages. */
export type SiteContent = z.infer<typeof ContentBody>['data'];

export const readContent = (body: string): SiteContent => ContentBody.parse(JSON.parse(body)).data;

/** An element of a skeleton whose text is the value at a path of the content: `<p data-content="announcement.text">`. */
const place = /(<[^>]* data-content="?([\w.]+)"?[^>]*>)[^<]*/g;

function valueAt(path: string, content: SiteContent): string | undefined {
  const value = path
    .split('.')
    .reduce<unknown>((part, key) => (part as Record<string, unknown> | null | undefined)?.[key], content);
  return typeof value === 'string' ? value : undefined;
}

/** Where the content has no value, the element is left empty. @returns the skeleton as it is without content */
export const fillPlaces = (skeleton: string, content: SiteContent | undefined): string =>
  content === undefined
    ? skeleton
    : skeleton.replace(
        place,
        (_, tag: string, path: string) => tag + escapeHtml(valueAt(path, content) ?? ''),
      );

export const hasAllPlaces = (skeleton: string, content: SiteContent | undefined): boolean =>
  content === undefined ||
  [...skeleton.matchAll(place)].every(([, , path = '']) => valueAt(path, content) !== undefined);
