import { DomainError } from '../../../shared/domain-error';
import { Product } from '../../products/domain/product';
import { assortmentOf } from './assortment-of';
import type { KnownProducts, RowGroup } from './group-rows';
import type { PlannedProduct, RowChange } from './import-plan';
import type { RowError } from './import-row';
import { changedColours, planColours } from './plan-colours';
import { changedDetails, planDetails } from './plan-details';
import { changedFacts, planFacts } from './plan-facts';
import { changedState, planState } from './plan-state';
import { changedSlug, type ChosenSlug, planSlug } from './plan-slug';
import { changedFields, planVariants, type RowOfVariant } from './plan-variants';

/** Unique in the shop. */
export interface UniqueNumber {
  row: number;
  column: 'sku' | 'gtin';
  number: string;
}

export interface PlannedGroup {
  /** Undefined means that nothing is to change, or something is wrong. */
  plan: PlannedProduct | undefined;
  /** The change of the product's own fields; undefined when they stay. */
  ofProduct: RowChange | undefined;
  ofVariants: RowChange[];
  errors: RowError[];
  /** The rows name these numbers; another product may have one of them. */
  numbers: UniqueNumber[];
  slug: ChosenSlug | undefined;
}

export function planProduct(group: RowGroup, known: KnownProducts): PlannedGroup {
  const { stocks } = known;
  const { plan, ofRows, slug, errors } = drafted(group, known);
  const ofProduct = ownChange(plan, group, known);
  const ofVariants = ofRows.flatMap((one) => changeOf(one, plan.details.title, stocks));
  const hasChanges = ofProduct !== undefined || ofVariants.length > 0;
  return {
    plan: errors.length === 0 && hasChanges ? plan : undefined,
    ofProduct,
    ofVariants,
    errors,
    numbers: ofRows.flatMap(uniqueNumbersOf),
    slug,
  };
}

function drafted(group: RowGroup, known: KnownProducts) {
  const { product, rows } = group;
  const { details, errors: ofDetails } = planDetails(group);
  const { chosen: slug, errors: ofSlug } = planSlug(group, known);
  const { state, errors: ofState } = planState(group);
  const { facts, errors: ofFacts } = planFacts(group);
  const { colours, errors: ofColours } = planColours(group);
  const { variants, ofRows, errors: ofVariants } = planVariants(group, colours, known.stocks);
  const plan: PlannedProduct = {
    row: rows[0].row,
    productId: product?.state.id,
    seenVersion: product?.state.version,
    details,
    slug: slug?.slug,
    facts,
    state,
    colours,
    variants,
  };
  const errors = [...ofDetails, ...ofSlug, ...ofState, ...ofFacts, ...ofColours, ...ofVariants];
  const refusal = errors.length === 0 ? refusalOf(plan, product, known) : undefined;
  if (refusal) errors.push({ row: plan.row, column: null, message: refusal.message });
  return { plan, ofRows, slug, errors };
}

function uniqueNumbersOf({ row: { row }, planned }: RowOfVariant): UniqueNumber[] {
  return (['sku', 'gtin'] as const).flatMap((column) => {
    const number = planned[column];
    return number ? { row, column, number } : [];
  });
}

/** The change of the product's own fields; undefined when they stay. */
function ownChange(
  { row, details, slug, facts, state, colours }: PlannedProduct,
  group: RowGroup,
  known: KnownProducts,
): RowChange | undefined {
  const { title } = details;
  if (!group.product) return { row, title, variant: '', kind: 'added', fields: [] };
  const fields = [
    ...changedDetails(details, group.product),
    ...(slug ? [changedSlug(slug, group.product.state.id, known)] : []),
    ...(state ? [changedState(state, group.product)] : []),
    ...changedFacts(facts, group.product),
    ...changedColours(colours, group),
  ];
  return fields.length > 0 ? { row, title, variant: '', kind: 'changed', fields } : undefined;
}

/** Why the product itself would refuse it. */
function refusalOf(
  plan: PlannedProduct,
  product: Product | undefined,
  { chart }: KnownProducts,
): DomainError | undefined {
  try {
    if (product)
      Product.restore({ ...product.state }, chart).edit(plan.details, assortmentOf(plan), undefined);
    else Product.create(plan.details, assortmentOf(plan), new Date(0), chart);
    return undefined;
  } catch (error) {
    if (error instanceof DomainError) return error;
    throw error;
  }
}

function changeOf(one: RowOfVariant, title: string, stocks: KnownProducts['stocks']): RowChange[] {
  const fields = changedFields(one, one.known ? (stocks.get(one.known.state.id) ?? 0) : 0);
  if (one.known && fields.length === 0) return [];
  const { size, colour } = one.planned;
  const variant = [size, colour].filter((chosen) => chosen !== null).join(' · ');
  return [{ row: one.row.row, title, variant, kind: one.known ? 'changed' : 'added', fields }];
}
