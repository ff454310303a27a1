import { z } from 'zod';
import { anyOf, listQuery, pageResponseOf } from '../../../../platform/http/list';
import { Id, responseOf, ShopTime, text, WholeNumber } from '../../../../platform/http/wire';
import { ListQueryText, Price, Slug } from '../../../catalogue.schemas';
import { saleSorts } from '../../application/sale-queries';
import { saleStates } from '../../domain/sale';
import { endings, maxPercent, type SaleRule } from '../../domain/sale-price';
import { maxChosenProducts } from '../../domain/sale-target';

const Target = z.discriminatedUnion('kind', [
  z.object({ kind: z.enum(['collection', 'brand', 'category']), slug: Slug }),
  z.object({
    kind: z.literal('products'),
    ids: z.array(Id).min(1).max(maxChosenProducts, `must be at most ${maxChosenProducts}`),
  }),
  z.object({ kind: z.literal('filter'), query: ListQueryText }),
]);

/** `ending`: the last two digits of reduced prices in the currency's smallest unit, `99` or `90`; without it, they are not rounded. */
const Rule = z
  .object({
    percent: WholeNumber.pipe(z.number().min(1).max(maxPercent)).nullish(),
    ending: WholeNumber.pipe(z.union(endings.map((ending) => z.literal(ending)))).nullish(),
    price: Price.nullish(),
  })
  .transform(({ percent, ending, price }, context): SaleRule => {
    if (percent && !price) return { percent, ending: ending ?? null };
    if (price && !percent && !ending) return { price };
    context.addIssue({
      code: 'custom',
      message: 'must have a percent, which may have an ending, or a price',
    });
    return z.NEVER;
  });

const reduction = {
  target: Target,
  rule: Rule,
  /** Without it, the sale starts at once. */
  startsAt: ShopTime.nullish(),
  endsAt: ShopTime,
};

const version = WholeNumber.optional();

export const AddSaleBody = z.object({ name: text(100), ...reduction }).meta({ id: 'AddSaleBody' });
/** `version`: the one that the editor saw; without it, the edit is not compared. */
export const EditSaleBody = z.object({ name: text(100), ...reduction, version }).meta({ id: 'EditSaleBody' });
/** `version` as in an edit. */
export const StopSaleBody = z.object({ version }).meta({ id: 'StopSaleBody' });
export const DeleteSaleQuery = z.object({ version });

/** `saleId`: the sale that is edited. `after`: `next` of the page before. */
export const PreviewSaleBody = z
  .object({ saleId: Id.nullish(), ...reduction, after: Id.nullish() })
  .meta({ id: 'PreviewSaleBody' });

export const SalesQuery = z.object({ ...listQuery(saleSorts), state: anyOf(saleStates) });

/** `slug` and `name` are null for chosen products and for a filter of their list; `name` is null, too, for what was deleted since. */
const TargetView = z
  .object({
    kind: z.enum(['collection', 'brand', 'category', 'products', 'filter']),
    slug: z.string().nullable(),
    name: z.string().nullable(),
    ids: z.array(z.string()).nullable(),
    query: z.string().nullable(),
  })
  .meta({ id: 'SaleTargetView' });

/** Either `percent` or `price` is null. */
const RuleView = z
  .object({
    percent: z.number().int().nullable(),
    ending: z.number().int().nullable(),
    price: z.number().nullable(),
  })
  .meta({ id: 'SaleRuleView' });

/**
 * `products` and `variants` take part. `isReduced`: all of them have been reduced. `variantsInForce` counts those that have not got their prices
 * of before back.
 */
export const SaleView = z
  .object({
    _id: z.string(),
    name: z.string(),
    target: TargetView,
    rule: RuleView,
    startsAt: z.string(),
    endsAt: z.string(),
    state: z.enum(saleStates),
    version: z.number().int(),
    savedBy: z.string().nullable(),
    savedAt: z.string(),
    products: z.number().int(),
    variants: z.number().int(),
    isReduced: z.boolean(),
    variantsInForce: z.number().int(),
  })
  .meta({ id: 'SaleView' });
export type SaleView = z.infer<typeof SaleView>;
export const SalesResponse = pageResponseOf(SaleView).meta({ id: 'SalesResponse' });
export const SaleResponse = responseOf(SaleView).meta({ id: 'SaleResponse' });
export const AddedSaleResponse = responseOf(z.object({ _id: z.string() })).meta({ id: 'AddedSaleResponse' });

/** `salePrice` 0: none. `reduced`: its price in the sale; null: it is left out. `saleName`: the other sale in which it takes part. */
const PreviewedVariantView = z
  .object({
    _id: z.string(),
    productId: z.string(),
    title: z.string(),
    size: z.string().nullable(),
    colour: z.string().nullable(),
    price: z.number(),
    salePrice: z.number(),
    reduced: z.number().nullable(),
    lowestPrice: z.number().nullable(),
    leftOut: z.enum(['lower-price', 'other-sale', 'not-lower']).nullable(),
    saleName: z.string().nullable(),
  })
  .meta({ id: 'PreviewedVariantView' });

const NamedSaleView = z
  .object({ _id: z.string(), name: z.string(), startsAt: z.string(), endsAt: z.string() })
  .meta({ id: 'NamedSaleView' });

/** `counts` and `others`, the sales of the same time, come with the first page alone. `isExact`: all products were counted. */
export const SalePreviewResponse = responseOf(
  z.object({
    variants: z.array(PreviewedVariantView),
    next: z.string().nullable(),
    counts: z
      .object({
        products: z.number().int(),
        variants: z.number().int(),
        leftOut: z.number().int(),
        isExact: z.boolean(),
      })
      .nullable(),
    others: z.array(NamedSaleView),
  }),
).meta({ id: 'SalePreviewResponse' });
export type SalePreviewView = z.infer<typeof SalePreviewResponse>['data'];
