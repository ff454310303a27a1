import { money, shopCurrency } from '@haberdash/kit/money';
import { countOf } from '../products/amounts';
import type { TargetKind } from './editor/sale-fields';
import type { PreviewedVariant, Sale, SalePreview } from './sales.api';

export const kindLabels: Record<TargetKind, string> = {
  collection: 'Collection',
  brand: 'Brand',
  category: 'Category',
  products: 'Chosen products',
  filter: 'Filtered products',
};

export const stateLabels: Record<Sale['state'], string> = {
  planned: 'Planned',
  running: 'Running',
  ended: 'Ended',
  stopped: 'Stopped',
};

/** '.99', or '…99' where the currency has no decimals. */
export function endingLabel(ending: number): string {
  const { digits, decimal } = shopCurrency();
  return `${digits === 0 ? '…' : decimal}${ending}`;
}

export function ruleText({ percent, ending, price }: Sale['rule']): string {
  if (price !== null) return `all for ${money(price)}`;
  return ending === null ? `${percent}% off` : `${percent}% off, to ${endingLabel(ending)}`;
}

export function targetText({ kind, name, slug, ids }: Sale['target']): string {
  if (kind === 'products') return productsText(ids?.length ?? 0);
  if (kind === 'filter') return kindLabels.filter;
  return `${kindLabels[kind]} ${name ?? `${slug}, which is deleted`}`;
}

export const productsText = (count: number): string => (count === 1 ? '1 product' : `${count} products`);

/** The state, and what is being done about it. */
export function stateText({ state, isReduced, variantsInForce }: Sale): string {
  if (state === 'running' && !isReduced) return 'Prices are being reduced';
  if (state !== 'planned' && state !== 'running' && variantsInForce > 0)
    return `${countOf(variantsInForce)} still to get the price of before`;
  return stateLabels[state];
}

export const takingPartText = ({ products, variants }: Pick<Sale, 'products' | 'variants'>): string =>
  `${productsText(products)}, ${countOf(variants)}`;

export function countsText({ counts }: SalePreview): string {
  if (!counts) return '';
  const least = counts.isExact ? '' : 'At least ';
  return `${least}${takingPartText(counts)} would take part; ${countOf(counts.leftOut)} would be left out.`;
}

/** Why a variant does not take part. */
export function leftOutText({ leftOut, saleName }: PreviewedVariant): string {
  if (leftOut === 'lower-price') return 'Its own sale price is as low';
  if (leftOut === 'other-sale') return `It takes part in ${saleName ?? 'another sale'}`;
  return 'It would not be cheaper';
}
