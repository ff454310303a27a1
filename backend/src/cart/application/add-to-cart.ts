import type { Offers } from '../../catalogue/offers';
import type { Visits } from '../../identity/visits';
import type { UnitOfWork } from '../../shared/unit-of-work';
import type { CartContents } from '../cart.facade';
import { NoSuchItem } from '../domain/cart.errors';
import type { CartQueries, CartRepository } from './ports';
import { PricedCart } from './priced-cart';

interface AddToCartInput {
  /** Somebody unknown adds something for the first time: the function stores the visitor, in the same transaction. */
  shopperId: string | (() => Promise<string>);
  isVisitor?: boolean;
  productId: string;
  /** Without it, the shop chooses: `Offers.ofProduct`. */
  variantId?: string | undefined;
  quantity: number;
}

export class AddToCart {
  constructor(
    readonly carts: CartRepository,
    readonly queries: CartQueries,
    private readonly offers: Offers,
    private readonly visits: Pick<Visits, 'hold'>,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** @throws NoSuchItem, QuantityUnavailable, VisitIsOver */
  execute({ productId, variantId, quantity, ...buyer }: AddToCartInput): Promise<CartContents> {
    return this.unitOfWork.run(async () => {
      const shopperId = await this.idOf(buyer);
      const chosen = variantId ?? (await this.offers.ofProduct(productId, shopperId))?.variantId;
      const priced = await PricedCart.lock(this, shopperId, chosen === undefined ? [] : [chosen]);
      const offer = priced.offerOf(productId, chosen);
      if (!offer) throw new NoSuchItem();
      priced.cart.add(offer, quantity);
      const contents = priced.dropLostLines();
      await this.carts.save(priced.cart);
      await this.carts.noteAddition(shopperId);
      return contents;
    });
  }

  private async idOf({ shopperId, isVisitor }: Pick<AddToCartInput, 'shopperId' | 'isVisitor'>) {
    if (typeof shopperId !== 'string') return shopperId();
    if (isVisitor) await this.visits.hold(shopperId);
    return shopperId;
  }
}
