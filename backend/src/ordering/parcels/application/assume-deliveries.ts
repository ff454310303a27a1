import { refusalOrThrow } from '../../../shared/domain-error';
import { job, type Jobs } from '../../../shared/jobs';
import type { Clock } from '../../../shared/time/clock';
import { hourMs } from '../../../shared/time/retention';
import { addDays, type ShopDays } from '../../../shared/time/shop-days';
import type { UnitOfWork } from '../../../shared/unit-of-work';
import type { ChangeParcels } from './change-parcels';
import type { OverdueParcels } from './ports';

/** There is one for the whole shop, however many servers ask for it. */
export const assumeDeliveries = job<Record<string, never>>('ordering:assume-deliveries', () => 'all', {
  priority: 2,
});

/** A parcel is assumed to be delivered this number of days after the last promised one. */
export const marginDays = 3;
const atOnce = 100;
const nextBatchMs = 1_000;

/** Carriers tell the shop nothing. Each parcel is a transaction, and a run has so many; where there are more, the next run comes at once. */
export class AssumeDeliveries {
  constructor(
    private readonly overdue: OverdueParcels,
    private readonly changeParcels: ChangeParcels,
    private readonly jobs: Jobs,
    private readonly unitOfWork: UnitOfWork,
    private readonly days: ShopDays,
    private readonly clock: Clock,
  ) {}

  async begin(): Promise<void> {
    await this.unitOfWork.run(() => this.jobs.schedule(assumeDeliveries, {}, 0));
  }

  async execute(): Promise<void> {
    const today = this.days.dayOf(this.clock.now());
    const parcelIds = await this.overdue.find(addDays(today, -marginDays), atOnce);
    let assumed = 0;
    for (const parcelId of parcelIds) if (await this.assume(parcelId)) assumed += 1;
    // Where each is refused, a run at once would find the same ones.
    const isMore = parcelIds.length === atOnce && assumed > 0;
    await this.unitOfWork.run(() => this.jobs.schedule(assumeDeliveries, {}, isMore ? nextBatchMs : hourMs));
  }

  private assume(parcelId: string): Promise<boolean> {
    return this.changeParcels
      .ofParcel(parcelId, undefined, (parcels, now) => parcels.assumeDelivered(parcelId, now))
      .then(() => true)
      .catch((error: unknown) => {
        refusalOrThrow(error);
        return false;
      });
  }
}
