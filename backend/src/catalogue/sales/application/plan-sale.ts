import type { AuditTrail } from '../../../audit/audit-trail';
import type { CurrentActor } from '../../../shared/actor';
import type { UnitOfWork } from '../../../shared/unit-of-work';
import type { TargetedProducts } from '../../shown-products';
import { Sale, type SaleDetails } from '../domain/sale';
import { NoSuchTarget } from '../domain/sale.errors';
import { saverOf } from './current-saver';
import type { SaleRepository } from './ports';
import { auditedSale, saleEntry } from './sale-audit';
import type { SaleSchedule } from './sale-schedule';

export interface PlannedSale extends Omit<SaleDetails, 'startsAt'> {
  /** Null means that the sale starts at once. */
  startsAt: Date | null;
}

export class PlanSale {
  constructor(
    private readonly sales: SaleRepository,
    private readonly targeted: TargetedProducts,
    private readonly schedule: SaleSchedule,
    private readonly actor: CurrentActor,
    private readonly audit: AuditTrail,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** @returns the id of the sale. @throws NoSuchTarget, SaleEndsTooEarly */
  execute({ startsAt, ...details }: PlannedSale): Promise<string> {
    return this.unitOfWork.run(async () => {
      const now = await this.sales.now();
      const sale = Sale.plan({ ...details, startsAt: startsAt ?? now }, saverOf(this.actor, now));
      if (!(await this.targeted.exists(details.target))) throw new NoSuchTarget();
      await this.sales.add(sale);
      await this.schedule.plan(sale, now);
      await this.audit.record(saleEntry(sale, { action: 'added', after: auditedSale(sale) }));
      return sale.state.id;
    });
  }
}
