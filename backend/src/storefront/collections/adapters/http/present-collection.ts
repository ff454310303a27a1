import { Money } from '../../../../shared/money';
import type { FoundCollection, ListedCollection } from '../../application/ports';
import type { ProductRule } from '../../../listing/domain/product-rule';

export const presentListed = (collection: ListedCollection) => ({ _id: collection.slug, ...collection });

export function presentCollection({ selection, ...collection }: FoundCollection) {
  return {
    _id: collection.slug,
    ...collection,
    products: 'products' in selection ? [...selection.products] : null,
    rule: 'rule' in selection ? presentRule(selection.rule) : null,
  };
}

/** Prices in major units; the last one is included. */
const presentRule = ({ price, ...conditions }: ProductRule) => ({
  ...conditions,
  priceFrom: price && price.from > 0 ? Money.ofCents(price.from).toMajor() : null,
  priceTo: price?.to ? Money.ofCents(price.to - 1).toMajor() : null,
});
