import type { Offers } from '../../catalogue/offers';
import type { UnitOfWork } from '../../shared/unit-of-work';
import type { CartContents } from '../cart.facade';
import type { Cart } from '../domain/cart';
import type { CartRepository } from './ports';

export class ViewCart {
  constructor(
    private readonly carts: CartRepository,
    private readonly offers: Offers,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** Lines whose product is gone are told of once, and leave the cart. */
  async execute(shopperId: string): Promise<CartContents> {
    const cart = await this.carts.find(shopperId);
    const contents = await this.contentsOf(cart);
    if (contents.lostLines) await this.dropLost(cart, contents);
    return contents;
  }

  async contentsOf({ shopperId, lines }: Cart): Promise<CartContents> {
    const offers = await this.offers.ofVariants(
      lines.map(({ variantId }) => variantId),
      shopperId,
    );
    const byVariant = new Map(offers.map((offer) => [offer.variantId, offer]));
    const priced = lines.flatMap(({ variantId, quantity }) => {
      const offer = byVariant.get(variantId);
      return offer ? [{ offer, quantity }] : [];
    });
    return { shopperId, lines: priced, lostLines: priced.length < lines.length };
  }

  /** Only these: another line may have been added since the cart was read. */
  private dropLost({ shopperId, lines }: Cart, contents: CartContents): Promise<void> {
    const kept = new Set(contents.lines.map(({ offer }) => offer.variantId));
    const lost = lines.map(({ variantId }) => variantId).filter((variantId) => !kept.has(variantId));
    return this.unitOfWork.run(async () => {
      const cart = await this.carts.findForChange(shopperId);
      cart.drop(new Set(lost));
      await this.carts.save(cart);
    });
  }
}
