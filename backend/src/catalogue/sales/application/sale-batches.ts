import { Money } from '../../../shared/money';
import type { TargetedProducts } from '../../shown-products';
import type { ProductRepository } from '../../products/application/ports';
import type { Product, VariantChange } from '../../products/domain/product';
import type { Sale } from '../domain/sale';
import { outcomeOf, type SaleRule } from '../domain/sale-price';
import type { SalePrice, SalePrices } from './ports';

/** One transaction locks and changes at most this number of products. */
export const productsPerBatch = 100;

/** Reduces the prices of a sale's products, and brings those of before back, some products at a time. */
export class SaleBatches {
  constructor(
    private readonly products: ProductRepository,
    private readonly prices: SalePrices,
    private readonly targeted: TargetedProducts,
  ) {}

  /** In a transaction that has locked the sale and saves it. */
  async reduceNext(sale: Sale): Promise<void> {
    const { id, target, rule, reducedUpTo } = sale.state;
    const ids = await this.targeted.after(target, reducedUpTo, productsPerBatch);
    const products = await this.products.findAllForChange(ids);
    const sold = products.flatMap((product) => product.variantsOnSale.map(({ state }) => state.id));
    const busy = await this.prices.takingPart(sold);
    const reductions = products.map((product) => reductionsOf(product, rule, busy));
    const prices = await this.saveAll(products, reductions);
    await this.prices.add(id, prices);
    sale.reduced({
      upTo: ids.at(-1) ?? null,
      isLast: ids.length < productsPerBatch,
      products: new Set(prices.map(({ productId }) => productId)).size,
      variants: prices.length,
    });
  }

  /** In a transaction that has locked the sale. @returns whether any may be left */
  async restoreNext(sale: Sale): Promise<boolean> {
    const prices = await this.prices.ofProducts(sale.state.id, productsPerBatch);
    const productIds = [...new Set(prices.map(({ productId }) => productId))];
    const products = await this.products.findAllForChange(productIds);
    const priceOf = new Map(prices.map((price) => [price.variantId, price]));
    await this.saveAll(
      products,
      products.map((product) => restorationsOf(product, priceOf)),
    );
    await this.prices.remove([...priceOf.keys()]);
    return productIds.length === productsPerBatch;
  }

  private async saveAll(products: Product[], prices: SalePrice[][]): Promise<SalePrice[]> {
    const changed = products.filter((product, place) => {
      const changes = prices[place]!.map((price) => changeOf(price, product));
      if (changes.length > 0) product.editVariants(changes);
      return changes.length > 0;
    });
    if (changed.length > 0) await this.products.saveAll(changed);
    return prices.flat();
  }
}

const changeOf = ({ variantId, salePriceCents }: SalePrice, product: Product): VariantChange => ({
  id: variantId,
  seenVersion: product.state.version,
  salePrice: Money.ofCents(salePriceCents),
});

const reductionsOf = (product: Product, rule: SaleRule, busy: ReadonlySet<string>): SalePrice[] =>
  product.variantsOnSale.flatMap(({ state: { id: variantId, price, salePrice } }) => {
    const outcome = outcomeOf({ price, salePrice, isInOtherSale: busy.has(variantId) }, rule);
    if ('leftOut' in outcome) return [];
    return {
      variantId,
      productId: product.state.id,
      salePriceCents: outcome.salePrice.cents,
      earlierSalePriceCents: salePrice.cents,
    };
  });

/** A sale price that an admin has set since stays; so does a price, below which the one of before need not be any more. */
const restorationsOf = (product: Product, priceOf: ReadonlyMap<string, SalePrice>): SalePrice[] =>
  product.state.variants.flatMap(({ state: { id, price, salePrice } }) => {
    const own = priceOf.get(id);
    if (own?.salePriceCents !== salePrice.cents) return [];
    const earlier = own.earlierSalePriceCents;
    return { ...own, salePriceCents: earlier < price.cents ? earlier : 0 };
  });
