import type { AuditTrail } from '../../audit/audit-trail';
import { newId } from '../../shared/ids';
import type { UnitOfWork } from '../../shared/unit-of-work';
import { UnknownZone } from '../domain/delivery.errors';
import { Method, type MethodDraft } from '../domain/method';
import { audited, methodEntry } from './delivery-audit';
import type { MethodRepository, ZoneRepository } from './ports';

export class AddMethod {
  constructor(
    private readonly zones: ZoneRepository,
    private readonly methods: MethodRepository,
    private readonly audit: AuditTrail,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** @returns its id @throws UnknownZone, StepsNotAscending, WorkingDaysNotAscending, NoPickUpPoint */
  async execute(draft: MethodDraft): Promise<string> {
    const method = Method.create(newId(), draft);
    await this.unitOfWork.run(async () => {
      // Locked, so that it is not deleted before the method is there.
      if (!(await this.zones.findForChange(draft.zoneId))) throw new UnknownZone();
      await this.methods.add(method);
      await this.audit.record(methodEntry(method.state, { action: 'added', after: audited(method.state) }));
    });
    return method.state.id;
  }
}
