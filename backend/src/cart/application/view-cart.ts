import type { CatalogueFacade } from '../../catalogue/catalogue.facade';
import type { UnitOfWork } from '../../shared/unit-of-work';
import type { CartContents } from '../cart.view';
import type { CartRepository } from './ports';

export class ViewCart {
  constructor(
    private readonly carts: CartRepository,
    private readonly catalogue: CatalogueFacade,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  async execute(shopperId: string): Promise<CartContents> {
    const cart = await this.carts.find(shopperId);
    const offers = await this.catalogue.offers(cart.lines.map(({ variantId }) => variantId));
    const byVariant = new Map(offers.map((offer) => [offer.variantId, offer]));
    const lines = cart.lines.flatMap(({ variantId, quantity }) => {
      const offer = byVariant.get(variantId);
      return offer ? [{ offer, quantity }] : [];
    });
    const missing = cart.lines.map(({ variantId }) => variantId).filter((id) => !byVariant.has(id));
    const lostLines = missing.length > 0;
    if (lostLines) await this.drop(new Set(missing), shopperId);
    return { shopperId, lines, lostLines };
  }

  /** Only these: another line may have been added since the cart was read. */
  private drop(missingVariantIds: Set<string>, shopperId: string): Promise<void> {
    return this.unitOfWork.run(async () => {
      const cart = await this.carts.findForChange(shopperId);
      cart.drop(missingVariantIds);
      await this.carts.save(cart);
    });
  }
}
