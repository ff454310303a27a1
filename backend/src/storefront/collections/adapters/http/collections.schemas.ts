import { z } from 'zod';
import { Id, responseOf, storableText, text, WholeNumber } from '../../../../platform/http/wire';
import type { Money } from '../../../../shared/money';
import { sorts } from '../../../listing/application/ports';
import { maxCollections, maxPicked } from '../../domain/collection';
import type { ProductRule } from '../../../listing/domain/product-rule';
import { ColourName, Price } from '../../../../catalogue/catalogue.schemas';
import { filterQuery, pageQuery, ProductPageResponse } from '../../../listing/adapters/http/listing.schemas';
import { Size } from '../../../../catalogue/catalogue.schemas';
import { optionalPicture, Slug } from '../../../../catalogue/catalogue.schemas';

const maxChoices = 100;
const maxDays = 3_650;

/** Paths beside those of collections. */
const reserved = ['order', 'preview'];
const CollectionSlug = Slug.refine((slug) => !reserved.includes(slug), 'is reserved');

const optional = <T extends z.ZodType>(value: T) =>
  z.union([value, z.null(), z.literal('').transform(() => null)]).default(null);

/** All conditions of a rule beside the choices of its filter. */
const furtherConditions = {
  /** The lowest price that a shopper pays, from and to these dollars. */
  priceFrom: optional(Price),
  priceTo: optional(Price),
  /** In days, counted from midnight UTC. */
  newWithinDays: optional(WholeNumber.pipe(z.number().min(1).max(maxDays))),
};

interface GivenRule extends Omit<ProductRule, 'price'> {
  priceFrom: Money | null;
  priceTo: Money | null;
}

const isInOrder = ({ priceFrom, priceTo }: Pick<GivenRule, 'priceFrom' | 'priceTo'>): boolean =>
  priceFrom === null || priceTo === null || !priceTo.isLessThan(priceFrom);
const anOrder = { path: ['priceTo'], error: 'must not be below the lowest price' };

function toRule({ priceFrom, priceTo, ...conditions }: GivenRule): ProductRule {
  const hasPrice = priceFrom !== null || priceTo !== null;
  const price = { from: priceFrom?.cents ?? 0, to: priceTo === null ? null : priceTo.cents + 1 };
  return { ...conditions, price: hasPrice ? price : null };
}

const chosen = <T extends z.ZodType>(value: T) => z.array(value).max(maxChoices).default([]);

const RuleBody = z
  .object({
    category: chosen(Slug),
    brand: chosen(Slug),
    size: chosen(Size),
    colour: chosen(ColourName),
    onSale: z.boolean().default(false),
    ...furtherConditions,
  })
  .refine(isInOrder, anOrder)
  .transform(toRule);

/** A rule that is not saved, as the query of a list. */
export const PreviewQuery = z
  .object({
    category: filterQuery.category,
    brand: filterQuery.brand,
    size: filterQuery.size,
    colour: filterQuery.colour,
    onSale: z
      .enum(['true', 'false', ''])
      .optional()
      .transform((given) => given === 'true'),
    ...furtherConditions,
  })
  .refine(isInOrder, anOrder)
  .transform(toRule);

const fields = {
  title: text(100),
  description: storableText.trim().max(2_000).default(''),
  picture: optionalPicture,
  /** Picked by hand, in their order; not with `rule`. Those that do not exist are left out. */
  products: z.array(Id).max(maxPicked, `must be at most ${maxPicked}`).optional(),
  /** A product must meet all conditions; not with `products`. */
  rule: RuleBody.optional(),
};

interface Given {
  products?: string[] | undefined;
  rule?: ProductRule | undefined;
}

const isOneOfTwo = ({ products, rule }: Given): boolean => (products === undefined) !== (rule === undefined);
const oneOfTwo = { path: ['products'], error: 'must be given, or else a rule' };

/** The other field is not there: the schema has refused both and none. */
const withSelection = <T extends Given>({ products, rule, ...details }: T) => ({
  ...details,
  selection: rule ? { rule } : { products: products ?? [] },
});

export const AddCollectionBody = z
  .object({ slug: CollectionSlug, ...fields })
  .refine(isOneOfTwo, oneOfTwo)
  .transform(withSelection)
  .meta({ id: 'AddCollectionBody' });
export const EditCollectionBody = z
  .object({
    ...fields,
    /** The version that the editor saw; without it, the edit is not compared. */
    version: WholeNumber.optional(),
  })
  .refine(isOneOfTwo, oneOfTwo)
  .transform(withSelection)
  .meta({ id: 'EditCollectionBody' });
/** All collections, in their new order. */
export const ReorderCollectionsBody = z
  .object({ slugs: z.array(Slug).max(maxCollections) })
  .meta({ id: 'ReorderCollectionsBody' });

const head = { slug: z.string(), title: z.string(), picture: z.string().nullable() };

/** `picked` is the number of products of a collection by hand; null of one by rule. */
const ListedCollectionView = z
  .object({ _id: z.string(), ...head, picked: z.number().int().nullable() })
  .meta({ id: 'ListedCollectionView' });
export const CollectionsResponse = responseOf(z.array(ListedCollectionView)).meta({
  id: 'CollectionsAnswer',
});

/** `isIn` says whether the product is in the collection. */
const CollectionOfProductView = z
  .object({ slug: z.string(), title: z.string(), selectedBy: z.enum(['hand', 'rule']), isIn: z.boolean() })
  .meta({ id: 'CollectionOfProductView' });
export const CollectionsOfProductResponse = responseOf(z.array(CollectionOfProductView)).meta({
  id: 'CollectionsOfProductAnswer',
});

const RuleView = z
  .object({
    category: z.array(z.string()),
    brand: z.array(z.string()),
    size: z.array(Size),
    colour: z.array(z.string()),
    priceFrom: z.number().nullable(),
    priceTo: z.number().nullable(),
    onSale: z.boolean(),
    newWithinDays: z.number().int().nullable(),
  })
  .meta({ id: 'CollectionRuleView' });

/** Either `products`, which may have been deleted since, or `rule` is null. */
export const AdminCollectionView = z
  .object({
    _id: z.string(),
    ...head,
    description: z.string(),
    products: z.array(z.string()).nullable(),
    rule: RuleView.nullable(),
    version: z.number().int(),
  })
  .meta({ id: 'AdminCollectionView' });
export const AdminCollectionResponse = responseOf(AdminCollectionView).meta({ id: 'AdminCollectionAnswer' });

export const CollectionQuery = z.object({
  ...filterQuery,
  /** Without one of these: the order of the picks, or newest first for a rule. */
  sortBy: z.enum(sorts).optional().catch(undefined),
  ...pageQuery,
});

/** A page of a list, with the collection beside it. */
export const CollectionPageResponse = ProductPageResponse.extend({
  meta: ProductPageResponse.shape.meta.extend({
    collection: z.object({ ...head, description: z.string() }),
  }),
}).meta({ id: 'CollectionPageAnswer' });
