import type { Offers } from '../../catalogue/offers';
import type { Stock } from '../../inventory/stock';
import { newId } from '../../shared/ids';
import type { Clock } from '../../shared/time/clock';
import type { UnitOfWork } from '../../shared/unit-of-work';
import { maxOfShopper, WaitlistEntry } from '../domain/waitlist-entry';
import { WaitlistFull } from '../domain/waitlist.errors';
import { missingVariant } from './missing-variant';
import type { WaitlistRepository } from './ports';

interface AwaitVariantInput {
  shopperId: string;
  variantId: string;
}

/** A shopper waits for a size that is sold out. Repeating it changes nothing. */
export class AwaitVariant {
  constructor(
    private readonly entries: WaitlistRepository,
    private readonly offers: Offers,
    private readonly stock: Stock,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** @throws NoSuchVariant, InStock, WaitlistFull */
  execute({ shopperId, variantId }: AwaitVariantInput): Promise<void> {
    return this.unitOfWork.run(async () => {
      await this.entries.lockList(shopperId);
      const { productId } = await missingVariant(this.stock, this.offers, variantId);
      const awaited = await this.entries.variantsOf(shopperId);
      if (awaited.includes(variantId)) return;
      if (awaited.length >= maxOfShopper) throw new WaitlistFull(maxOfShopper);
      const wanted = { id: newId(), productId, variantId };
      await this.entries.add(WaitlistEntry.ofShopper(wanted, shopperId, this.clock.now()));
    });
  }
}
