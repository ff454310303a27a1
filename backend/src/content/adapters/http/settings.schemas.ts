import { z } from 'zod';
import { CountryCode } from '../../../shared/addresses/country-code';
import { responseOf, singleLine, sitePath, storableText, text } from '../../../platform/http/wire';
import { maxSections } from '../../domain/home-section';
import { PageHeadline, SizedGoods, Slug, Version } from './pages.schemas';

/** '' when left out. */
const optional = (words: z.ZodString) => words.optional().transform((given = '') => given);
const optionalText = (max: number) => optional(storableText.trim().max(max));
const optionalLine = (max: number) => optional(singleLine.max(max));

const Link = storableText
  .trim()
  .max(500)
  .refine(
    (given) => sitePath.test(given) || /^https:\/\/[^\s\\]+$/.test(given),
    'must be a path of the shop, like /shop/listing, or an https address',
  );
const OptionalLink = z.union([z.literal('').transform(() => null), z.null(), Link]).default(null);

const LabelledLink = z.object({ label: text(60), link: Link });
/** The function is always there, so that its labels are never empty. */
const WithdrawalWords = z.object({ label: text(60), confirm: text(60), intro: optionalText(500) });
const details = {
  name: text(60),
  tagline: optionalLine(160),
  postalAddress: optionalText(500),
  email: z.union([z.literal(''), z.email('must be an e-mail address').max(200)]).default(''),
  currencySymbol: z.enum(['before', 'after']),
  /** Stays as it is when left out. */
  country: CountryCode.optional(),
  announcement: z
    .object({ text: optionalLine(200), isOn: z.boolean(), link: OptionalLink })
    .refine(({ text: words, isOn }) => !isOn || words !== '', {
      path: ['text'],
      message: 'must not be empty while the announcement is on',
    }),
  promises: z
    .array(z.object({ title: text(40), text: text(80), link: OptionalLink }))
    .max(4, 'can be at most 4'),
  footer: z.object({
    lines: z.array(text(100)).max(8, 'can be at most 8'),
    links: z.array(LabelledLink).max(12, 'can be at most 12'),
  }),
  /** Stays as it is when left out. */
  withdrawal: WithdrawalWords.optional(),
};
export const EditShopDetailsBody = z
  .object({ version: Version, ...details })
  .meta({ id: 'EditShopDetailsBody' });

const isOn = z.boolean();
const heroWords = { heading: text(100), text: optionalText(300) };
const HomeSection = z.discriminatedUnion('type', [
  z.object({ type: z.literal('hero'), isOn, ...heroWords }),
  z.object({ type: z.enum(['categories', 'brands', 'featured']), isOn }),
  z.object({ type: z.enum(['collection', 'story']), isOn, slug: Slug }),
]);
export const EditHomeSectionsBody = z
  .object({
    version: Version,
    sections: z.array(HomeSection).max(maxSections, `can be at most ${maxSections}`),
  })
  .meta({ id: 'EditHomeSectionsBody' });

const PromiseView = z.object({ title: z.string(), text: z.string(), link: z.string().nullable() });
const LinkView = z.object({ label: z.string(), link: z.string() });
const shownDetails = {
  name: z.string(),
  tagline: z.string(),
  postalAddress: z.string(),
  email: z.string(),
  currencySymbol: details.currencySymbol,
  /** The country's ISO 3166-1 alpha-2 code. */
  country: z.string(),
  promises: z.array(PromiseView),
  footer: z.object({ lines: z.array(z.string()), links: z.array(LinkView) }),
  /** The labels of the function with which shoppers withdraw, and the text above its form. */
  withdrawal: z.object({ label: z.string(), confirm: z.string(), intro: z.string() }),
};
const shownHero = { type: z.literal('hero'), heading: z.string(), text: z.string() };
const shownPlain = { type: z.enum(['categories', 'brands', 'featured']) };
const shownBySlug = { type: z.enum(['collection', 'story']), slug: z.string() };
export const ShopContentView = z
  .object({
    ...shownDetails,
    /** Null while it is off. */
    announcement: z.object({ text: z.string(), link: z.string().nullable() }).nullable(),
    /** These are the well-known pages. */
    pages: z.array(PageHeadline),
    sizeGuides: z.array(PageHeadline.extend(SizedGoods.shape)),
    /** The sections that are on, in their order. */
    home: z.array(
      z.discriminatedUnion('type', [z.object(shownHero), z.object(shownPlain), z.object(shownBySlug)]),
    ),
  })
  .meta({ id: 'ShopContentView' });
export const ShopContentResponse = responseOf(ShopContentView).meta({ id: 'ShopContentResponse' });

export const ShopDetailsView = z
  .object({
    version: z.number().int(),
    ...shownDetails,
    announcement: z.object({ text: z.string(), isOn, link: z.string().nullable() }),
  })
  .meta({ id: 'ShopDetailsView' });
export const ShopDetailsResponse = responseOf(ShopDetailsView).meta({ id: 'ShopDetailsResponse' });

export const HomeSectionsView = z
  .object({
    version: z.number().int(),
    sections: z.array(
      z.discriminatedUnion('type', [
        z.object({ ...shownHero, isOn }),
        z.object({ ...shownPlain, isOn }),
        z.object({ ...shownBySlug, isOn }),
      ]),
    ),
  })
  .meta({ id: 'HomeSectionsView' });
export const HomeSectionsResponse = responseOf(HomeSectionsView).meta({ id: 'HomeSectionsResponse' });
