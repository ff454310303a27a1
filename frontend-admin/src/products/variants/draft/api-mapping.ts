import type { SizeScale } from '@haberdash/kit/sizes/sizes.api';
import { cellsOf } from '../../grid/cells';
import type { ProductDetails, SubmittedProduct } from '../../products.api';
import { withMissingRows } from './choose';
import {
  emptyDraft,
  inSizeOrder,
  inTableOrder,
  keyOf,
  keysOnSale,
  maxVariants,
  savedColourId,
  type Colour,
  type Draft,
  type Row,
} from './draft';

type Variant = ProductDetails['variants'][number];

/** A product of the API as a draft. @param scales of the shop's sizes, as far as they are known */
export function draftOf(product: ProductDetails, scales: SizeScale[]): Draft {
  const colours = coloursOf(product);
  const idOf = (name: string | null) => colours.find((colour) => colour.name === name)?.id ?? null;
  const rows = product.variants.map((variant) => rowOf(variant, idOf(variant.colour)));
  const onSale = rows.filter((row) => row.onSale);
  const sizes = inSizeOrder(
    onSale.flatMap(({ size }) => size ?? []),
    scales,
  );
  const chosen = new Set(onSale.map(({ colourId }) => colourId));
  return withMissingRows({
    ...emptyDraft,
    scales,
    sizes,
    colourIds: colours.map(({ id }) => id).filter((id) => chosen.has(id)),
    colours: Object.fromEntries(colours.map((colour) => [colour.id, colour])),
    rows: Object.fromEntries(rows.map((row) => [keyOf(row), row])),
  });
}

/** The same sizes, colours and prices for another product, without SKUs and stock. */
export function copied(draft: Draft): Draft {
  const rows = Object.entries(draft.rows).filter(([, row]) => row.onSale);
  const copies = rows.map(([key, row]): [string, Row] => [
    key,
    { ...row, stock: '0', sku: '', gtin: '', mpn: '', saved: null },
  ]);
  return { ...draft, rows: Object.fromEntries(copies) };
}

/** Including colours that only rows off sale have. */
function coloursOf({ _id, image, options, variants }: ProductDetails): Colour[] {
  const ofVariants = variants.flatMap(({ colour }) =>
    colour === null ? [] : { name: colour, hex: '', image },
  );
  const byName = new Map([...ofVariants, ...options.colours].map((colour) => [colour.name, colour]));
  const names = new Set([...options.colours, ...ofVariants].map(({ name }) => name));
  return [...names].map((name) => {
    const colour = byName.get(name)!;
    // The saved name stays unique, because other colours cannot take it.
    return { ...colour, id: savedColourId(_id, name), image: colour.image === image ? '' : colour.image };
  });
}

function rowOf(variant: Variant, colourId: string | null): Row {
  const { _id, deletable, size, onSale } = variant;
  const cells = cellsOf(variant);
  return { ...cells, size, colourId, onSale, saved: { ...cells, _id, deletable } };
}

/** The part of the request body with sizes and colours. */
export function assortmentOf(draft: Draft): Pick<SubmittedProduct, 'variants' | 'options'> {
  const colours = sentColourIds(draft).map((id) => draft.colours[id]!);
  return {
    variants: sentKeys(draft).map((key) => variantOf(draft, draft.rows[key]!)),
    options: {
      colours: colours.map(({ name, hex, image }) => ({ name: name.trim(), ...(hex && { hex }), image })),
    },
  };
}

function variantOf({ colours }: Draft, row: Row): NonNullable<SubmittedProduct['variants']>[number] {
  const { size, colourId, price, salePrice, stock, sku, gtin, mpn, onSale, saved } = row;
  const colour = colourId === null ? null : colours[colourId]!.name.trim();
  const known = saved && { _id: saved._id, seenStock: saved.stock };
  return { ...known, size, colour, price, salePrice, stock, sku, gtin, mpn, onSale };
}

/** The row keys in the order of the request. Rows off sale are left out if there are too many. */
export function sentKeys(draft: Draft): string[] {
  const onSale = keysOnSale(draft);
  const sent = new Set(onSale);
  const off = Object.keys(draft.rows).filter((key) => draft.rows[key]!.saved && !sent.has(key));
  return [...onSale, ...inTableOrder(draft, off)].slice(0, maxVariants);
}

/** The selected colours, then those that only rows off sale have. */
export function sentColourIds(draft: Draft): string[] {
  const ofRows = sentKeys(draft).flatMap((key) => draft.rows[key]!.colourId ?? []);
  return [...new Set([...draft.colourIds, ...ofRows])];
}

/** The draft with the present stock, and the keys of the rows whose input differs from it. */
export function restocked(draft: Draft, { variants }: ProductDetails): { draft: Draft; corrected: string[] } {
  const stockOf = new Map(variants.map(({ _id, stock }) => [_id, String(stock)]));
  const rows = { ...draft.rows };
  const corrected: string[] = [];
  for (const [key, { saved, ...row }] of Object.entries(draft.rows)) {
    const stock = saved ? stockOf.get(saved._id) : undefined;
    if (!saved || stock === undefined || stock === saved.stock) continue;
    if (row.stock !== saved.stock) corrected.push(key);
    rows[key] = { ...row, stock, saved: { ...saved, stock } };
  }
  return { draft: { ...draft, rows }, corrected };
}
