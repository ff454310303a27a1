import type { Offers } from '../../catalogue/offers';
import type { UnitOfWork } from '../../shared/unit-of-work';
import { NoSuchItem } from '../domain/cart.errors';
import { offerOf } from './offer-of';
import type { CartRepository } from './ports';

interface ChangeQuantityInput {
  shopperId: string;
  productId: string;
  /** Without it, the only variant of the product in the cart. */
  variantId?: string | undefined;
  quantity: number;
}

export class ChangeQuantity {
  constructor(
    private readonly carts: CartRepository,
    private readonly offers: Offers,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** @throws NoSuchItem, WhichVariant, QuantityUnavailable */
  execute({ shopperId, productId, variantId, quantity }: ChangeQuantityInput): Promise<void> {
    return this.unitOfWork.run(async () => {
      const cart = await this.carts.findForChange(shopperId);
      const chosen = variantId ?? cart.onlyVariantOf(productId);
      const offer = chosen && (await offerOf(this.offers, productId, chosen, shopperId));
      if (!offer) throw new NoSuchItem();
      cart.changeQuantity(offer, quantity);
      await this.carts.save(cart);
    });
  }
}
