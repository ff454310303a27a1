import type { Clock } from '../../../shared/time/clock';
import type { UnitOfWork } from '../../../shared/unit-of-work';
import type { Day, ShopDays } from '../../../shared/time/shop-days';
import type { AddUpFigures } from './add-up-figures';
import { shoppersKeptMs } from './forget-shoppers';
import type { DailyRollups } from './ports';

/** Recomputes the figures of a day. Repeating it changes nothing. */
export class RecomputeDay {
  constructor(
    private readonly days: ShopDays,
    private readonly addUpFigures: AddUpFigures,
    private readonly rollups: DailyRollups,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  execute({ day }: { day: Day }): Promise<void> {
    const period = this.days.periodOf(day);
    return this.unitOfWork.run(async () => {
      await this.rollups.lock(day);
      const { figures, sold, shoppers } = await this.addUpFigures.execute(period);
      const known = await this.shoppersOf(day, period.from);
      await this.rollups.save(
        day,
        { ...figures, ...known },
        { sold, shoppers: known ? undefined : shoppers },
      );
    });
  }

  /** Who had a cart on an old day is forgotten: how many there were stays as it was counted then. */
  private async shoppersOf(day: Day, start: Date): Promise<{ shoppers: number; buyers: number } | undefined> {
    if (start.getTime() >= this.clock.now().getTime() - shoppersKeptMs) return undefined;
    const [known] = await this.rollups.figuresIn({ from: day, to: day });
    return known && known.shoppers > 0 ? { shoppers: known.shoppers, buyers: known.buyers } : undefined;
  }
}
