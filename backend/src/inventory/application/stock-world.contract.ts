import type { Actor } from '../../shared/actor';
import type { UnitOfWork } from '../../shared/unit-of-work';
import type { StockMovement } from '../stock-movement';
import type { Offers } from '../../catalogue/offers';
import type { Correction, Demand, Stock } from '../stock';
import type { ProductRepository } from '../../catalogue/products/application/ports';
import { aHoodie } from '../../catalogue/products/application/product-repository.contract';

/** Moves the stock in these tests. */
export const admin: Actor = { kind: 'admin', id: 'ada' };

export interface StockWorld {
  products: ProductRepository;
  offers: Offers;
  stock: Stock;
  unitOfWork: UnitOfWork;
  /** The oldest movement comes first. */
  movementsOf(variantId: string): Promise<StockMovement[]>;
}

/** The tests of stock share these steps. */
export function stockSteps(world: () => StockWorld) {
  const inStock = async (pieces: number) => {
    const product = aHoodie();
    const variantId = product.state.variants[0].state.id;
    await world().unitOfWork.run(async () => {
      await world().products.save(product);
      await world().stock.setInitial([{ variantId, counted: pieces }]);
    });
    return { productId: product.state.id, variantId };
  };
  const stockOf = async (variantId: string) => (await world().offers.ofVariants([variantId]))[0]?.stock;
  const reserve = (orderId: string, demands: Demand[]) =>
    world().unitOfWork.run(() => world().stock.reserve(orderId, demands));
  const sell = (orderId: string) => world().unitOfWork.run(() => world().stock.sell(orderId));
  const release = (orderId: string) => world().unitOfWork.run(() => world().stock.release(orderId));
  const correct = (corrections: Correction[]) =>
    world().unitOfWork.run(() => world().stock.correct(corrections));
  const causes = async (variantId: string) =>
    (await world().movementsOf(variantId)).map(({ cause, change }) => [cause, change]);
  return { inStock, stockOf, reserve, sell, release, correct, causes };
}
