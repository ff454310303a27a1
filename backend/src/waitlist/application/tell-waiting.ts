import type { Offers } from '../../catalogue/offers';
import type { Outbox } from '../../shared/events/outbox';
import type { Jobs } from '../../shared/jobs';
import type { Clock } from '../../shared/time/clock';
import { dayMs } from '../../shared/time/retention';
import type { UnitOfWork } from '../../shared/unit-of-work';
import { peopleToTell } from '../domain/told-people';
import { WaitlistTurnCame } from '../waitlist.events';
import { type AnnouncedPieces, tellWaiting } from './announce-pieces';
import type { WaitlistRepository } from './ports';

/** One transaction tells at most so many people. */
const batch = 200;

/**
 * Tells the longest-waiting that pieces are back, for a variant one return of pieces after the other. Who was told stands in the same transaction as the e-mail's event: a process that dies
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
      await this.entries.lockList(variantId);
      const now = this.clock.now();
      const people = await this.leftToTell(announced, now);
      const entries = await this.entries.longestWaiting(variantId, Math.min(people.now, batch));
      for (const entry of entries) {
        entry.tell(restockId, now);
        await this.entries.save(entry);
      }
      await this.outbox.add(entries.map(({ state }) => new WaitlistTurnCame(state.id)));
      if (entries.length === batch) await this.jobs.schedule(tellWaiting, announced, 0);
      else if (people.later > 0 && (await this.entries.awaited([variantId])).length > 0)
        await this.jobs.schedule(tellWaiting, announced, dayMs);
    });
  }

  /** None once it is sold out again: the others keep waiting. */
  private async leftToTell({ restockId, variantId, pieces }: AnnouncedPieces, now: Date) {
    const [offer] = await this.offers.ofVariants([variantId]);
    return peopleToTell({
      pieces: Number(pieces),
      stock: offer?.stock ?? 0,
      told: await this.entries.countTold(restockId, variantId),
      toldLately: await this.entries.countToldSince(variantId, new Date(now.getTime() - dayMs)),
    });
  }
}
