import { z } from 'zod';
import { responseOf } from '../../../../platform/http/wire';
import { ProductDetailsView } from '../../../product.schemas';

/** The time is in ISO 8601. */
const expiresAt = z.string();

export const PreviewBody = z
  .object({
    /** The token of the preview link. */
    token: z.string().max(100),
  })
  .meta({ id: 'PreviewBody' });

export const PreviewResponse = responseOf(ProductDetailsView)
  .extend({ meta: z.object({ expiresAt }) })
  .meta({ id: 'PreviewAnswer' });

export const PreviewLinkResponse = responseOf(
  z.object({
    /** The path in the shop; it ends with the token. */
    path: z.string(),
    expiresAt,
  }),
).meta({ id: 'PreviewLinkAnswer' });
