import type { AuditTrail } from '../../../audit/audit-trail';
import type { UnitOfWork } from '../../../shared/unit-of-work';
import { CustomerForgotten, NoSuchCustomer } from '../domain/customer.errors';
import type { StaffNotes } from './ports';

interface NoteCustomerInput {
  userId: string;
  /** An empty note removes it. */
  note: string;
}

export class NoteCustomer {
  constructor(
    private readonly notes: StaffNotes,
    private readonly audit: AuditTrail,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** @throws NoSuchCustomer, CustomerForgotten */
  execute({ userId, note }: NoteCustomerInput): Promise<void> {
    return this.unitOfWork.run(async () => {
      const before = await this.notes.find(userId);
      if (!before) throw new NoSuchCustomer();
      if (before.isForgotten) throw new CustomerForgotten();
      if (before.note === note) return;
      await this.notes.save(userId, note);
      await this.audit.record({
        subject: 'customer',
        subjectId: userId,
        label: before.userName,
        action: 'noted',
        before: { note: before.note },
        after: { note },
      });
    });
  }
}
