import { exampleMoney } from '@haberdash/kit/money';
import { isPrice, priceHint } from '../amounts';
import { columns, type Cells, type Column } from './cells';

export type CellProblems = Partial<Record<Column, string>>;

const isCount = (value: string): boolean => /^\d{1,7}$/.test(value.trim()) && Number(value) <= 1_000_000;

/** The server tells of a wrong check digit. */
const isGtin = (value: string): boolean => /^(\d{8}|\d{12,14})$/.test(value.replace(/[\s-]/g, ''));

const checks: Record<Column, (cells: Cells, skus: string[]) => string | false> = {
  price: ({ price }) =>
    price !== '' && !(isPrice(price) && Number(price) > 0) && `Price must be ${priceHint()}`,
  salePrice({ price, salePrice }) {
    if (salePrice === '') return false;
    if (!isPrice(salePrice)) return `Sale price must be an amount like ${exampleMoney()}`;
    return isPrice(price) && Number(salePrice) >= Number(price) && 'Sale price must be below the price';
  },
  stock: ({ stock }) => stock !== '' && !isCount(stock) && 'Stock must be a whole number from 0 to 1,000,000',
  sku({ sku }, skus) {
    const own = sku.trim();
    return own !== '' && skus.filter((other) => other === own).length > 1 && 'Another row has the same SKU';
  },
  gtin: ({ gtin }) =>
    gtin.trim() !== '' && !isGtin(gtin) && 'GTIN must be 8, 12, 13 or 14 digits, as below the barcode',
  mpn: () => false,
};

/** @param skus of all rows. */
export function cellProblemsOf(cells: Cells, skus: string[]): CellProblems {
  const found = columns.map((column) => [column, checks[column](cells, skus)] as const);
  return Object.fromEntries(found.filter(([, problem]) => problem));
}
