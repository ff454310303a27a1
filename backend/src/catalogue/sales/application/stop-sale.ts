import type { AuditTrail } from '../../../audit/audit-trail';
import type { CurrentActor } from '../../../shared/actor';
import type { ShopDays } from '../../../shared/time/shop-days';
import type { UnitOfWork } from '../../../shared/unit-of-work';
import { NoSuchSale } from '../domain/sale.errors';
import { assertSeen, saverOf } from './current-saver';
import type { SaleRepository } from './ports';
import { auditedSale, saleEntry } from './sale-audit';
import type { SaleSchedule } from './sale-schedule';

interface StopSaleInput {
  saleId: string;
  /** The version that the admin read; undefined skips the check. */
  seenVersion: number | undefined;
}

/** The prices of before come back by the sale's job. */
export class StopSale {
  constructor(
    private readonly sales: SaleRepository,
    private readonly schedule: SaleSchedule,
    private readonly actor: CurrentActor,
    private readonly days: ShopDays,
    private readonly audit: AuditTrail,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** @throws NoSuchSale, StaleSale, SaleIsOver, SaleHasNotStarted */
  execute({ saleId, seenVersion }: StopSaleInput): Promise<void> {
    return this.unitOfWork.run(async () => {
      const sale = await this.sales.findForChange(saleId);
      if (!sale) throw new NoSuchSale();
      assertSeen(sale, seenVersion, this.days);
      const before = auditedSale(sale);
      sale.stop(saverOf(this.actor, await this.sales.now()));
      await this.sales.save(sale);
      await this.schedule.goOn(sale);
      await this.audit.record(saleEntry(sale, { action: 'stopped', before, after: auditedSale(sale) }));
    });
  }
}
