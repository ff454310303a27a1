import type { Offers } from '../../catalogue/offers';
import type { Outbox } from '../../shared/events/outbox';
import type { Jobs } from '../../shared/jobs';
import type { Clock } from '../../shared/time/clock';
import type { UnitOfWork } from '../../shared/unit-of-work';
import { peopleToTell } from '../domain/told-people';
import { WaitlistTurnCame } from '../waitlist.events';
import { type AnnouncedPieces, tellWaiting } from './announce-pieces';
import type { WaitlistRepository } from './ports';

/** One transaction tells at most so many people. */
const batch = 200;

/**
 * Tells the longest-waiting that pieces are back. Who was told stands in the same transaction as the e-mail's event: a process that dies
 * tells nobody twice and forgets nobody.
 */
export class TellWaiting {
  constructor(
    private readonly entries: WaitlistRepository,
    private readonly offers: Offers,
    private readonly outbox: Outbox,
    private readonly jobs: Jobs,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  execute(announced: AnnouncedPieces): Promise<void> {
    return this.unitOfWork.run(async () => {
      const { restockId, variantId } = announced;
      const limit = await this.leftToTell(announced);
      const entries = await this.entries.longestWaiting(variantId, Math.min(limit, batch));
      const now = this.clock.now();
      for (const entry of entries) {
        entry.tell(restockId, now);
        await this.entries.save(entry);
      }
      await this.outbox.add(entries.map(({ state }) => new WaitlistTurnCame(state.id)));
      if (entries.length === batch) await this.jobs.schedule(tellWaiting, announced, 0);
    });
  }

  /** None once it is sold out again: the others keep waiting. */
  private async leftToTell({ restockId, variantId, pieces }: AnnouncedPieces): Promise<number> {
    const [offer] = await this.offers.ofVariants([variantId]);
    const told = await this.entries.countTold(restockId, variantId);
    return peopleToTell(Number(pieces), offer?.stock ?? 0, told);
  }
}
