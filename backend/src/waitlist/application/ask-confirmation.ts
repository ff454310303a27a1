import type { Offers } from '../../catalogue/offers';
import type { Outbox } from '../../shared/events/outbox';
import type { Clock } from '../../shared/time/clock';
import type { UnitOfWork } from '../../shared/unit-of-work';
import { WaitlistEntry } from '../domain/waitlist-entry';
import { WaitlistConfirmationAsked } from '../waitlist.events';
import type { WaitlistRepository } from './ports';

interface AskConfirmationInput {
  entryId: string;
  variantId: string;
  email: string;
}

/** Does nothing for an address that waits already. A request that was not confirmed gives way to this one. */
export class AskConfirmation {
  constructor(
    private readonly entries: WaitlistRepository,
    private readonly offers: Offers,
    private readonly outbox: Outbox,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  execute({ entryId: id, variantId, email }: AskConfirmationInput): Promise<void> {
    return this.unitOfWork.run(async () => {
      const [offer] = await this.offers.ofVariants([variantId]);
      if (!offer || (await this.entries.find(id))) return;
      await this.entries.deleteUnconfirmed(email, variantId);
      const wanted = { id, productId: offer.productId, variantId };
      const isNew = await this.entries.add(WaitlistEntry.ofVisitor(wanted, email, this.clock.now()));
      if (isNew) await this.outbox.add([new WaitlistConfirmationAsked(id)]);
    });
  }
}
