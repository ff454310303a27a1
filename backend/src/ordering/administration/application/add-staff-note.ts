import type { AuditTrail } from '../../../audit/audit-trail';
import type { UnitOfWork } from '../../../shared/unit-of-work';
import { NoSuchOrder } from '../../orders/domain/order.errors';
import type { OrderRepository } from '../../orders/application/ports';
import type { StaffNotes } from './ports';

interface AddStaffNoteInput {
  orderId: string;
  note: string;
}

/** Staff keep notes about an order. A note is never changed or deleted, and no shopper sees it. */
export class AddStaffNote {
  constructor(
    private readonly orders: OrderRepository,
    private readonly notes: StaffNotes,
    private readonly audit: AuditTrail,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** @throws NoSuchOrder */
  execute({ orderId, note }: AddStaffNoteInput): Promise<void> {
    return this.unitOfWork.run(async () => {
      const order = await this.orders.find(orderId);
      if (!order) throw new NoSuchOrder();
      await this.notes.add(orderId, note);
      await this.audit.record({
        subject: 'order',
        subjectId: orderId,
        label: order.number,
        action: 'note added',
        after: { note },
      });
    });
  }
}
