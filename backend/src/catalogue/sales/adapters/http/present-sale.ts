import { Money } from '../../../../shared/money';
import type { PreviewedVariant, SalePreview } from '../../application/preview-sale';
import type { FoundSale, NamedSale } from '../../application/sale-queries';
import type { SaleRule } from '../../domain/sale-price';
import type { SalePreviewView, SaleView } from './sales.schemas';

export const presentSale = ({ id, target, targetName, rule, ...sale }: FoundSale): SaleView => ({
  _id: id,
  name: sale.name,
  target: {
    kind: target.kind,
    slug: 'slug' in target ? target.slug : null,
    name: targetName,
    ids: 'ids' in target ? [...target.ids] : null,
    query: 'query' in target ? target.query : null,
  },
  rule: presentRule(rule),
  startsAt: sale.startsAt.toISOString(),
  endsAt: sale.endsAt.toISOString(),
  state: sale.state,
  version: sale.version,
  savedBy: sale.savedByName,
  savedAt: sale.savedAt.toISOString(),
  products: sale.products,
  variants: sale.variants,
  isReduced: sale.isReduced,
  variantsInForce: sale.variantsInForce,
});

const presentRule = (rule: SaleRule): SaleView['rule'] =>
  'price' in rule
    ? { percent: null, ending: null, price: rule.price.toMajor() }
    : { percent: rule.percent, ending: rule.ending, price: null };

export const presentPreview = ({ variants, next, counts, others }: SalePreview): SalePreviewView => ({
  variants: variants.map(presentVariant),
  next,
  counts,
  others: others.map(presentNamed),
});

const presentNamed = ({ id, name, startsAt, endsAt }: NamedSale): SalePreviewView['others'][number] => ({
  _id: id,
  name,
  startsAt: startsAt.toISOString(),
  endsAt: endsAt.toISOString(),
});

const majorOf = (cents: number): number => Money.ofCents(cents).toMajor();
const majorOrNull = (cents: number | null): number | null => (cents === null ? null : majorOf(cents));

const presentVariant = ({
  variantId,
  priceCents,
  salePriceCents,
  reducedCents,
  lowestCents,
  ...variant
}: PreviewedVariant): SalePreviewView['variants'][number] => ({
  _id: variantId,
  ...variant,
  price: majorOf(priceCents),
  salePrice: majorOf(salePriceCents),
  reduced: majorOrNull(reducedCents),
  lowestPrice: majorOrNull(lowestCents),
});
