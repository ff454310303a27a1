import { type ColourDraft, isSameColour } from '../../products/domain/colour';
import type { Variant } from '../../products/domain/variant';
import { keyOf } from '../../products/domain/variant';
import { Money } from '../../../shared/money';
import { maxStock } from '../../../shared/stock-limits';
import type { RowGroup } from './group-rows';
import type { ChangedField, PlannedVariant } from './import-plan';
import type { ImportRow, RowError } from './import-row';

/** A row beside the variant that it means; a new one has none. */
export interface RowOfVariant {
  row: ImportRow;
  known: Variant | undefined;
  planned: PlannedVariant;
}

interface PlannedVariants {
  /** The product's in their order, then the new ones. */
  variants: PlannedVariant[];
  ofRows: RowOfVariant[];
  errors: RowError[];
}

/** A row means the variant of its SKU, or else of its size and colour, or the only one, or else a new one. */
export function planVariants(
  { product, rows }: RowGroup,
  colours: readonly ColourDraft[],
  stocks: ReadonlyMap<string, number>,
): PlannedVariants {
  const variants = product?.state.variants ?? [];
  const rowOf = new Map<Variant, ImportRow>();
  const ofRows: RowOfVariant[] = [];
  const errors: RowError[] = [];
  for (const row of rows) {
    const known = variantOf(row, variants);
    const first = known && rowOf.get(known);
    if (first) errors.push(aboutRow(row, null, `means the same variant as row ${first.row}`));
    else if (known) rowOf.set(known, row);
    const stock = known ? (stocks.get(known.state.id) ?? 0) : 0;
    ofRows.push({ row, known, planned: planned(row, known, stock, colours) });
    errors.push(...errorsOf(row, known, stock));
  }
  const edited = new Map(ofRows.map((one) => [one.known, one.planned]));
  return {
    variants: [
      ...variants.map((variant) => edited.get(variant) ?? asItIs(variant)),
      ...ofRows.filter(({ known }) => !known).map((one) => one.planned),
    ],
    ofRows,
    errors,
  };
}

function variantOf(row: ImportRow, variants: readonly Variant[]): Variant | undefined {
  const bySku = row.sku ? variants.find(({ state }) => state.sku === row.sku) : undefined;
  if (bySku) return bySku;
  if (row.size === undefined && row.colour === undefined) {
    return variants.length === 1 ? variants[0] : undefined;
  }
  const key = keyOf({ size: row.size ?? null, colour: row.colour ?? null });
  return variants.find(({ state }) => keyOf(state) === key);
}

const asItIs = ({ state }: Variant): PlannedVariant => ({
  id: state.id,
  size: state.size,
  colour: state.colour,
  sku: state.sku,
  gtin: state.gtin,
  mpn: state.mpn,
  priceCents: state.price.cents,
  salePriceCents: state.salePrice.cents,
  isOnSale: state.isOnSale,
  stock: undefined,
});

const newVariant: PlannedVariant = {
  id: undefined,
  size: null,
  colour: null,
  sku: null,
  gtin: null,
  mpn: null,
  priceCents: 0,
  salePriceCents: 0,
  isOnSale: true,
  stock: undefined,
};

function planned(
  row: ImportRow,
  known: Variant | undefined,
  stock: number,
  colours: readonly ColourDraft[],
): PlannedVariant {
  const before = known ? asItIs(known) : newVariant;
  const { colour: name } = row;
  // The plan takes the product's spelling of the colour.
  const colour = name && colours.find((one) => isSameColour(one, { name }))!.name;
  const given = {
    size: row.size,
    colour,
    sku: row.sku,
    gtin: row.gtin,
    mpn: row.mpn,
    priceCents: row.priceCents,
    salePriceCents: row.salePriceCents,
    isOnSale: row.isOnSale,
  };
  const said = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
  const seen = row.seenStock ?? stock;
  const isCounted = row.stock !== undefined && row.stock !== seen;
  return { ...before, ...said, stock: isCounted ? { counted: row.stock!, seen } : undefined };
}

function errorsOf(row: ImportRow, known: Variant | undefined, stock: number): RowError[] {
  const errors: RowError[] = [];
  if (!known && row.priceCents === undefined) {
    errors.push(aboutRow(row, 'price', 'is required for a new variant'));
  }
  const after = row.stock === undefined ? stock : stock + row.stock - (row.seenStock ?? stock);
  if (after < 0 || after > maxStock) {
    errors.push(
      aboutRow(
        row,
        'stock',
        `has changed since: it is ${stock} now, and would become ${after}. Export it again`,
      ),
    );
  }
  return errors;
}

const aboutRow = ({ row }: ImportRow, column: string | null, message: string): RowError => ({
  row,
  column,
  message,
});

const amountText = (cents: number) => Money.ofCents(cents).toString();

/** Lists the fields that differ from before; a new variant has all of its own. */
export function changedFields({ known, planned: after }: RowOfVariant, stockNow: number): ChangedField[] {
  const before = known ? asItIs(known) : newVariant;
  const fields: ChangedField[] = [
    ...(['size', 'colour', 'sku', 'gtin', 'mpn'] as const).map((field) => ({
      field,
      before: before[field] ?? '',
      after: after[field] ?? '',
    })),
    { field: 'price', before: amountText(before.priceCents), after: amountText(after.priceCents) },
    {
      field: 'sale_price',
      before: amountText(before.salePriceCents),
      after: amountText(after.salePriceCents),
    },
    { field: 'on_sale', before: yesOrNo(before.isOnSale), after: yesOrNo(after.isOnSale) },
  ];
  if (after.stock) {
    const { counted, seen } = after.stock;
    fields.push({ field: 'stock', before: String(stockNow), after: String(stockNow + counted - seen) });
  }
  return fields.filter((field) => field.before !== field.after);
}

const yesOrNo = (is: boolean) => (is ? 'yes' : 'no');
