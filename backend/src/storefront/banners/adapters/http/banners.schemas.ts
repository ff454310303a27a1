import { z } from 'zod';
import {
  Id,
  responseOf,
  singleLine,
  sitePath,
  storableText,
  WholeNumber,
} from '../../../../platform/http/wire';
import { longestHeadline, longestText, maxBanners } from '../../domain/banner';
import { centre } from '../../../../shared/focal-point';

const aPath = 'must be a path of the shop, like /shop/listing?category=men';

const Link = z
  .union([z.literal('').transform(() => null), z.null(), storableText.trim().max(500).regex(sitePath, aPath)])
  .default(null);

const percent = WholeNumber.pipe(z.number().min(0).max(100));
/** The focal point stays in sight however the picture is cut, in percent from its left and its top. */
const FocalPoint = z.object({ x: percent, y: percent }).default(centre);

const words = (longest: number) =>
  singleLine
    .max(longest)
    .optional()
    .transform((text = '') => text);

const presentation = {
  headline: words(longestHeadline),
  /** Shown below the headline. */
  text: words(longestText),
  link: Link,
  focalPoint: FocalPoint,
};

export const AddBannerBody = z
  .object({
    image: z.string().regex(/^\/uploads\/[\w.-]+$/, 'must be the address of an uploaded picture'),
    ...presentation,
  })
  .meta({ id: 'AddBannerBody' });
export const EditBannerBody = z.object(presentation).meta({ id: 'EditBannerBody' });
export const ReorderBannersBody = z
  .object({ ids: z.array(Id).max(maxBanners) })
  .meta({ id: 'ReorderBannersBody' });
export const BannerView = z
  .object({
    _id: z.string(),
    image: z.string(),
    /** '' for a picture without words. */
    headline: z.string(),
    text: z.string(),
    /** A path of the shop, or null. */
    link: z.string().nullable(),
    focalPoint: z.object({ x: z.number().int(), y: z.number().int() }),
  })
  .meta({ id: 'BannerView' });
export const BannerResponse = responseOf(BannerView).meta({ id: 'BannerAnswer' });
export const BannerListResponse = responseOf(z.array(BannerView)).meta({ id: 'BannerListAnswer' });
