import type { Offers } from '../../catalogue/offers';
import type { UnitOfWork } from '../../shared/unit-of-work';
import { NoSuchItem } from '../domain/cart.errors';
import { offerOf } from './offer-of';
import type { CartRepository } from './ports';

interface ExchangeVariantInput {
  shopperId: string;
  productId: string;
  variantId: string;
  newVariantId: string;
}

/** Another size or colour of what is in the cart already. */
export class ExchangeVariant {
  constructor(
    private readonly carts: CartRepository,
    private readonly offers: Offers,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** @throws NoSuchItem, QuantityUnavailable */
  execute({ shopperId, productId, variantId, newVariantId }: ExchangeVariantInput): Promise<void> {
    return this.unitOfWork.run(async () => {
      const cart = await this.carts.findForChange(shopperId);
      const offer = await offerOf(this.offers, productId, newVariantId, shopperId);
      if (!offer) throw new NoSuchItem();
      cart.exchange(variantId, offer);
      await this.carts.save(cart);
    });
  }
}
