import { z } from 'zod';
import { responseOf, storableText, text, WholeNumber } from '../../../platform/http/wire';
import { longestBody, longestTitle, pageKinds } from '../../domain/page';

const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const longestSlug = 60;

export const Slug = storableText
  .trim()
  .max(longestSlug)
  .regex(slugPattern, 'must have only small letters, digits and single hyphens between them');
/** The slug in a path: one that can't be a page's is treated like one that doesn't exist, not as a malformed request. */
export const PageSlug = z.string().transform((given) => (slugPattern.test(given) ? given : ''));

export const Version = WholeNumber.pipe(z.number().min(1).max(1_000_000_000));
export const PageQuery = z.object({ version: Version.optional() });

/** An empty string becomes null. */
const goodsSlug = z.union([z.literal('').transform(() => null), z.null(), text(longestSlug)]).default(null);

const editedPage = {
  title: text(longestTitle),
  /** The body is Markdown. */
  body: storableText.max(longestBody, `must be at most ${longestBody} characters`),
  brand: goodsSlug,
  category: goodsSlug,
};
export const AddPageBody = z
  .object({ slug: Slug, kind: z.enum(pageKinds).default('page'), ...editedPage })
  .meta({ id: 'AddPageBody' });
export const EditPageBody = z.object({ version: Version, ...editedPage }).meta({ id: 'EditPageBody' });
export const PreviewPageBody = z.object({ body: editedPage.body }).meta({ id: 'PreviewPageBody' });

/** The version that is in force now. */
export const SavedResponse = responseOf(z.object({ version: z.number().int() })).meta({
  id: 'SavedResponse',
});

/** Null for the shop itself. */
const Author = z.object({ kind: z.enum(['admin', 'shopper', 'shop']), name: z.string().nullable() });
export const PageHeadline = z.object({ slug: z.string(), title: z.string() });

export const PageView = PageHeadline.extend({
  /** Safe, and without an h1. */
  html: z.string(),
  version: z.number().int(),
  /** Greater than `version` for an older version. */
  latestVersion: z.number().int(),
  updatedAt: z.string(),
}).meta({ id: 'PageView' });
export const PageResponse = responseOf(PageView).meta({ id: 'PageResponse' });

export const SizedGoods = z.object({ brand: z.string().nullable(), category: z.string().nullable() });
export const AdminPageView = PageHeadline.extend({
  kind: z.enum(pageKinds),
  ...SizedGoods.shape,
  version: z.number().int(),
  /** The shop links to it; it can't be deleted. */
  isWellKnown: z.boolean(),
  updatedAt: z.string(),
  by: Author,
}).meta({ id: 'AdminPageView' });
export const AdminPagesResponse = responseOf(z.array(AdminPageView)).meta({ id: 'AdminPagesResponse' });
export const EditedPageView = AdminPageView.extend({ body: z.string() }).meta({ id: 'EditedPageView' });
export const EditedPageResponse = responseOf(EditedPageView).meta({ id: 'EditedPageResponse' });
export const PagePreviewResponse = responseOf(z.object({ html: z.string() })).meta({
  id: 'PagePreviewResponse',
});

export const PageVersionView = z
  .object({ version: z.number().int(), title: z.string(), at: z.string(), by: Author })
  .meta({ id: 'PageVersionView' });
export const PageVersionsResponse = responseOf(z.array(PageVersionView)).meta({ id: 'PageVersionsResponse' });
export const PageVersionTextView = PageView.extend({ body: z.string() }).meta({ id: 'PageVersionTextView' });
export const PageVersionTextResponse = responseOf(PageVersionTextView).meta({
  id: 'PageVersionTextResponse',
});
