import { Money } from '../../../shared/money';
import type { AssortmentDraft } from '../../products/domain/assortment';
import { NothingOnSale } from '../../products/domain/product.errors';
import type { VariantEdit } from '../../products/domain/product';
import type { PlannedProduct, PlannedVariant } from './import-plan';

/** The plan as the product takes it. @throws NothingOnSale without a variant */
export function assortmentOf({ colours, variants }: PlannedProduct): AssortmentDraft<VariantEdit> {
  const [first, ...others] = variants.map(toEdit);
  if (!first) throw new NothingOnSale();
  return { colours, variants: [first, ...others] };
}

const toEdit = ({
  priceCents,
  salePriceCents,
  stock: _,
  colour,
  ...variant
}: PlannedVariant): VariantEdit => ({
  ...variant,
  colour,
  price: Money.ofCents(priceCents),
  salePrice: Money.ofCents(salePriceCents),
});
