import type { AuditTrail } from '../../../audit/audit-trail';
import type { ShopDays } from '../../../shared/time/shop-days';
import type { UnitOfWork } from '../../../shared/unit-of-work';
import { NoSuchSale } from '../domain/sale.errors';
import { assertSeen } from './current-saver';
import type { SaleRepository } from './ports';
import { auditedSale, saleEntry } from './sale-audit';
import type { SaleSchedule } from './sale-schedule';

interface DeleteSaleInput {
  saleId: string;
  /** The version that the admin read; undefined skips the check. */
  seenVersion: number | undefined;
}

export class DeleteSale {
  constructor(
    private readonly sales: SaleRepository,
    private readonly schedule: SaleSchedule,
    private readonly days: ShopDays,
    private readonly audit: AuditTrail,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** @throws NoSuchSale, StaleSale, SaleIsNotPlanned */
  execute({ saleId, seenVersion }: DeleteSaleInput): Promise<void> {
    return this.unitOfWork.run(async () => {
      const sale = await this.sales.findForChange(saleId);
      if (!sale) throw new NoSuchSale();
      sale.assertDeletable();
      assertSeen(sale, seenVersion, this.days);
      await this.sales.delete(saleId);
      await this.schedule.drop(sale);
      await this.audit.record(saleEntry(sale, { action: 'deleted', before: auditedSale(sale) }));
    });
  }
}
