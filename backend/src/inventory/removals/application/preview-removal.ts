import { type NamedVariant, nameOf } from '../domain/removal';
import type { Code, NamedVariants } from './ports';

export interface RemovalRow extends Code {
  /** The number of the row as a spreadsheet counts. */
  row: number;
  pieces: number;
}

export interface PreviewedPieces extends NamedVariant {
  pieces: number;
}

export interface RemovalPreview {
  /** Each variant is in the list once. */
  pieces: PreviewedPieces[];
  /** With one of them, nothing can be removed. */
  errors: { row: number; message: string }[];
}

/** Says what would happen if these rows of a file were taken off the shelf. Changes nothing. */
export class PreviewRemoval {
  constructor(private readonly variants: NamedVariants) {}

  async execute(rows: RemovalRow[]): Promise<RemovalPreview> {
    const found = await this.variants.ofCodes(rows);
    const preview: RemovalPreview = { pieces: [], errors: [] };
    const sums = new Map<string, PreviewedPieces>();
    rows.forEach(({ row, ...given }, place) => {
      const variant = found[place];
      if (!variant) {
        preview.errors.push({ row, message: problemOf(given) });
        return;
      }
      const sum = { ...variant, pieces: (sums.get(variant.variantId)?.pieces ?? 0) + given.pieces };
      sums.set(variant.variantId, sum);
      if (sum.pieces > sum.stock)
        preview.errors.push({ row, message: `${nameOf(variant)} has ${variant.stock} on the shelf` });
    });
    return { ...preview, pieces: [...sums.values()] };
  }
}

function problemOf({ sku, gtin }: Code): string {
  if (sku !== undefined && gtin !== undefined) return `SKU ${sku} and GTIN ${gtin} are not of one size`;
  return sku === undefined ? `GTIN ${gtin} is not known` : `SKU ${sku} is not known`;
}
