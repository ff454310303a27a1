import type { Offer, Offers } from '../../catalogue/offers';
import type { Clock } from '../../shared/time/clock';
import type { Stock } from '../../inventory/stock';
import type { UnitOfWork } from '../../shared/unit-of-work';
import type { WaitlistEntry, WaitlistStage } from '../domain/waitlist-entry';
import { WaitlistLinkInvalid } from '../domain/waitlist.errors';
import { missingVariant } from './missing-variant';
import type { WaitlistRepository, WaitlistTokens } from './ports';

export interface LinkedEntry {
  stage: WaitlistStage;
  offer: Offer;
}

/** The link of an e-mail leads to an entry. Opening it changes nothing: mail scanners open links, too. */
export class WaitlistLinks {
  constructor(
    private readonly entries: WaitlistRepository,
    private readonly tokens: WaitlistTokens,
    private readonly offers: Offers,
    private readonly stock: Stock,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** @throws WaitlistLinkInvalid */
  open(token: string): Promise<LinkedEntry> {
    return this.withEntry(token, async () => {});
  }

  /** The visitor owns the mailbox, and waits from now on. Repeating it changes nothing. @throws WaitlistLinkInvalid, InStock */
  confirm(token: string): Promise<LinkedEntry> {
    return this.withEntry(token, async (entry) => {
      if (entry.stage === 'unconfirmed') await missingVariant(this.stock, this.offers, entry.state.variantId);
      entry.confirm(this.clock.now());
      await this.entries.save(entry);
    });
  }

  /** Nobody is told any more, and the address is forgotten. Repeating it changes nothing. */
  end(token: string): Promise<void> {
    return this.unitOfWork.run(async () => {
      const entry = await this.entries.findByTokenForChange(this.tokens.hash(token));
      if (entry) await this.entries.delete(entry.state.id);
    });
  }

  private withEntry(token: string, change: (entry: WaitlistEntry) => Promise<void>): Promise<LinkedEntry> {
    return this.unitOfWork.run(async () => {
      const entry = await this.entries.findByTokenForChange(this.tokens.hash(token));
      const [offer] = entry ? await this.offers.ofVariants([entry.state.variantId]) : [];
      if (!entry || !offer) throw new WaitlistLinkInvalid();
      await change(entry);
      return { stage: entry.stage, offer };
    });
  }
}
