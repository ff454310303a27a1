import { typedMoney } from '@haberdash/kit/money';
import { typedSalePrice } from '../amounts';

/** The input of a row, by column. */
export interface Cells {
  price: string;
  salePrice: string;
  stock: string;
  sku: string;
  gtin: string;
  mpn: string;
}
export type Column = keyof Cells;

/** These values are written into rows, by their keys. */
export type Writes = Record<string, Partial<Cells>>;

/** A field of a saved variant shows this. */
export const cellsOf = (variant: SavedCells): Cells => ({
  price: typedMoney(variant.price),
  salePrice: typedSalePrice(variant.salePrice),
  stock: String(variant.stock),
  sku: variant.sku ?? '',
  gtin: variant.gtin ?? '',
  mpn: variant.mpn ?? '',
});

interface SavedCells {
  price: number;
  salePrice: number;
  stock: number;
  sku: string | null;
  /** Lists don't have the maker's numbers. */
  gtin?: string | null;
  mpn?: string | null;
}

/** In the order of the table. */
export const columnLabels: Record<Column, string> = {
  price: 'Price',
  salePrice: 'Sale price',
  stock: 'Stock',
  sku: 'SKU',
  gtin: 'GTIN',
  mpn: 'MPN',
};
export const columns = Object.keys(columnLabels) as Column[];

export const keyboards = {
  price: 'decimal',
  salePrice: 'decimal',
  stock: 'numeric',
  sku: 'text',
  gtin: 'numeric',
  mpn: 'text',
} as const;
/** The maximum number of characters. */
export const longest = { price: 12, salePrice: 12, stock: 12, sku: 64, gtin: 20, mpn: 70 } as const;

/** Only product feeds and search engines need the maker's numbers. */
export const isMakers = (column: Column): boolean => column === 'gtin' || column === 'mpn';
export const usualColumns = columns.filter((column) => !isMakers(column));

export const cellsIn = (row: Cells): Cells =>
  Object.fromEntries(columns.map((column) => [column, row[column]])) as unknown as Cells;
