import type { AuditTrail } from '../../audit/audit-trail';
import type { UnitOfWork } from '../../shared/unit-of-work';
import { NoSuchMethod } from '../domain/delivery.errors';
import { audited, methodEntry } from './delivery-audit';
import type { MethodRepository } from './ports';

export class DeleteMethod {
  constructor(
    private readonly methods: MethodRepository,
    private readonly audit: AuditTrail,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** @throws NoSuchMethod */
  execute(id: string): Promise<void> {
    return this.unitOfWork.run(async () => {
      const method = await this.methods.findForChange(id);
      if (!method) throw new NoSuchMethod();
      await this.methods.delete(method);
      await this.audit.record(
        methodEntry(method.state, { action: 'deleted', before: audited(method.state) }),
      );
    });
  }
}
