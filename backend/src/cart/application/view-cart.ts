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
    const lostLines = lines.length < cart.lines.length;
    if (lostLines) await this.dropLinesBut(new Set(byVariant.keys()), shopperId);
    return { shopperId, lines, lostLines };
  }

  private dropLinesBut(forSale: Set<string>, shopperId: string): Promise<void> {
    return this.unitOfWork.run(async () => {
      const cart = await this.carts.findForChange(shopperId);
      cart.keepOnly(forSale);
      await this.carts.save(cart);
    });
  }
}
