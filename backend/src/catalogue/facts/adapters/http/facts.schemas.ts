import { z } from 'zod';
import { CountryCode } from '../../../../shared/addresses/country-code';
import { text, WholeNumber } from '../../../../platform/http/wire';
import { careSymbols } from '../../domain/care';
import { fibres } from '../../domain/fibre';
import {
  maxMaterials,
  maxMeasures,
  maxMillimetres,
  maxWeightGrams,
  modelHeights,
  problemsOf,
} from '../../domain/product-facts';
import { Size } from '../../../catalogue.schemas';

/** The fibres have the names of Regulation (EU) No 1007/2011. */
const Fibre = z
  .enum(fibres, 'must be a fibre of Annex I of Regulation (EU) No 1007/2011, such as cotton')
  .meta({ id: 'Fibre' });

/** The symbols are those of ISO 3758. */
const CareSymbol = z.enum(careSymbols, 'must be a care symbol such as wash-30').meta({ id: 'CareSymbol' });

const wholeFrom = (min: number, max: number) => WholeNumber.pipe(z.number().min(min).max(max));
const unknown = z.literal('').transform(() => null);
const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z.union([z.null(), unknown, schema]).default(null);

/** Commas, colons and semicolons separate the names in a file. */
const factName = text(30).refine(
  (name) => !/[;:,]/.test(name),
  'must not contain a comma, a colon or a semicolon',
);

const MaterialBody = z.object({
  part: factName,
  /** In whole percent; 100 together. */
  fibres: z.array(z.object({ fibre: Fibre, percent: wholeFrom(1, 100) })).min(1, 'must name a fibre'),
});

export const Model = z.object({
  heightCm: wholeFrom(modelHeights.min, modelHeights.max),
  size: optional(Size),
});

const MeasureBody = z.object({
  name: factName,
  values: z.array(z.object({ size: Size, millimetres: wholeFrom(1, maxMillimetres) })),
});

export const Materials = z.array(MaterialBody).max(maxMaterials);
export const Care = z.array(CareSymbol);
export const Measures = z.array(MeasureBody).max(maxMeasures);
export const Weight = wholeFrom(1, maxWeightGrams);

export const ProductFactsBody = z
  .object({
    /** Whether the law on textiles applies; defaults to true. */
    isTextile: z.boolean().default(true),
    materials: Materials.default([]),
    /** At most one for each step of care. */
    care: Care.default([]),
    /** The country's ISO 3166-1 alpha-2 code. */
    origin: optional(CountryCode),
    weightGrams: optional(Weight),
    model: Model.nullable().default(null),
    /** Measures of sizes that the product does not have are left out. */
    measures: Measures.default([]),
  })
  .superRefine((facts, context) => {
    for (const problem of problemsOf(facts)) context.addIssue({ code: 'custom', ...problem });
  })
  .meta({ id: 'ProductFactsBody' });

export const ProductFactsView = z
  .object({
    isTextile: z.boolean(),
    materials: z.array(
      z.object({ part: z.string(), fibres: z.array(z.object({ fibre: Fibre, percent: z.number().int() })) }),
    ),
    care: z.array(CareSymbol),
    origin: z.string().nullable(),
    weightGrams: z.number().int().nullable(),
    model: z.object({ heightCm: z.number().int(), size: Size.nullable() }).nullable(),
    measures: z.array(
      z.object({
        name: z.string(),
        values: z.array(z.object({ size: Size, millimetres: z.number().int() })),
      }),
    ),
  })
  .meta({ id: 'ProductFactsView' });
