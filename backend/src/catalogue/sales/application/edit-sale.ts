import type { AuditTrail } from '../../../audit/audit-trail';
import type { CurrentActor } from '../../../shared/actor';
import type { ShopDays } from '../../../shared/time/shop-days';
import type { UnitOfWork } from '../../../shared/unit-of-work';
import type { TargetedProducts } from '../../shown-products';
import { NoSuchSale, NoSuchTarget } from '../domain/sale.errors';
import { isSameTarget } from '../domain/sale-target';
import { assertSeen, saverOf } from './current-saver';
import type { PlannedSale } from './plan-sale';
import type { SaleRepository } from './ports';
import { auditedSale, saleEntry } from './sale-audit';
import type { SaleSchedule } from './sale-schedule';

interface EditSaleInput extends PlannedSale {
  saleId: string;
  /** The version that the editor read; undefined skips the check. */
  seenVersion: number | undefined;
}

export class EditSale {
  constructor(
    private readonly sales: SaleRepository,
    private readonly targeted: TargetedProducts,
    private readonly schedule: SaleSchedule,
    private readonly actor: CurrentActor,
    private readonly days: ShopDays,
    private readonly audit: AuditTrail,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** @throws NoSuchSale, StaleSale, NoSuchTarget and what `Sale.edit` throws */
  execute({ saleId, seenVersion, startsAt, ...details }: EditSaleInput): Promise<void> {
    return this.unitOfWork.run(async () => {
      const sale = await this.sales.findForChange(saleId);
      if (!sale) throw new NoSuchSale();
      assertSeen(sale, seenVersion, this.days);
      const now = await this.sales.now();
      const before = auditedSale(sale);
      const isSame = isSameTarget(details.target, sale.state.target);
      sale.edit({ ...details, startsAt: startsAt ?? now }, saverOf(this.actor, now));
      // A sale goes on when its collection was deleted meanwhile.
      if (!isSame && !(await this.targeted.exists(details.target))) throw new NoSuchTarget();
      await this.sales.save(sale);
      await this.schedule.plan(sale, now);
      await this.audit.record(saleEntry(sale, { action: 'edited', before, after: auditedSale(sale) }));
    });
  }
}
