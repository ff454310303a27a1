import { shopTimeZone } from '../../time/shop-time';
import type { AskedPreview, Sale, SubmittedSale } from '../sales.api';

export type TargetKind = Sale['target']['kind'];

/** The values of the form. */
export interface SaleFields {
  name: string;
  kind: TargetKind;
  /** The short name of the collection, brand or category. */
  slug: string | undefined;
  /** The products that were chosen one by one. */
  ids: string[];
  /** The query of the list of products; '' for another target. */
  query: string;
  reduction: 'percent' | 'price';
  percent: number | null;
  /** 0: prices are not rounded. */
  ending: 0 | 90 | 99;
  price: number | null;
  /** The shop's clocks show it; '': at once. */
  startsAt: string;
  endsAt: string;
}

export const newSale: SaleFields = {
  name: '',
  kind: 'collection',
  slug: undefined,
  ids: [],
  query: '',
  reduction: 'percent',
  percent: 20,
  ending: 0,
  price: null,
  startsAt: '',
  endsAt: '',
};

const namedKinds = ['collection', 'brand', 'category'] as const;

/** A link such as `/admin/sales/add?collection=summer` fills in what is reduced. */
export function targetIn(params: URLSearchParams): Partial<SaleFields> {
  const ids = params.get('products')?.split(',').filter(Boolean) ?? [];
  if (ids.length > 0) return { kind: 'products', ids };
  const query = params.get('filter');
  if (query !== null) return { kind: 'filter', query };
  const kind = namedKinds.find((one) => params.get(one));
  return kind ? { kind, slug: params.get(kind) ?? undefined } : {};
}

/** 2026-11-20T23:30:12.000Z → 2026-11-21T00:30, as the shop's clocks show it */
export function shopClock(moment: string): string {
  const options = { dateStyle: 'short', timeStyle: 'short', timeZone: shopTimeZone() } as const;
  return new Intl.DateTimeFormat('sv-SE', options).format(new Date(moment)).replace(' ', 'T');
}

export const fieldsOf = ({ name, target, rule, startsAt, endsAt }: Sale): SaleFields => ({
  name,
  kind: target.kind,
  slug: target.slug ?? undefined,
  ids: target.ids ?? [],
  query: target.query ?? '',
  reduction: rule.price === null ? 'percent' : 'price',
  percent: rule.percent,
  ending: (rule.ending ?? 0) as SaleFields['ending'],
  price: rule.price,
  startsAt: shopClock(startsAt),
  endsAt: shopClock(endsAt),
});

/** A time that stays the same keeps its seconds. */
const momentOf = (typed: string, saved: string | undefined): string =>
  saved !== undefined && typed === shopClock(saved) ? saved : typed;

export const saleOf = (fields: SaleFields, saved: Sale | null): SubmittedSale => ({
  name: fields.name,
  target: targetOf(fields),
  rule: ruleOf(fields),
  startsAt: fields.startsAt ? momentOf(fields.startsAt, saved?.startsAt) : null,
  endsAt: momentOf(fields.endsAt, saved?.endsAt),
});

function targetOf({ kind, slug = '', ids, query }: SaleFields): SubmittedSale['target'] {
  if (kind === 'products') return { kind, ids };
  return kind === 'filter' ? { kind, query } : { kind, slug };
}

function hasTarget({ kind, slug, ids }: SaleFields): boolean {
  if (kind === 'products') return ids.length > 0;
  return kind === 'filter' || Boolean(slug);
}

const ruleOf = ({ reduction, percent, ending, price }: SaleFields): SubmittedSale['rule'] =>
  reduction === 'price' ? { price } : { percent, ending: ending === 0 ? null : ending };

/** @returns null where too little is filled in to show any price */
export function previewOf(fields: SaleFields, saved: Sale | null): AskedPreview | null {
  const { reduction, percent, price, endsAt } = fields;
  const hasRule = Boolean(reduction === 'price' ? price : percent);
  if (!hasTarget(fields) || !hasRule || !endsAt) return null;
  const { name: _, ...sale } = saleOf(fields, saved);
  return { ...sale, saleId: saved?._id ?? null };
}
