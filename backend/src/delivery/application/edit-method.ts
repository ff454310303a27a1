import type { AuditTrail } from '../../audit/audit-trail';
import type { UnitOfWork } from '../../shared/unit-of-work';
import { NoSuchMethod, UnknownZone } from '../domain/delivery.errors';
import type { MethodDraft } from '../domain/method';
import { audited, methodEntry } from './delivery-audit';
import type { MethodRepository, ZoneRepository } from './ports';

interface EditMethodInput extends MethodDraft {
  id: string;
  /** That the edit is based on. */
  version: number;
}

export class EditMethod {
  constructor(
    private readonly zones: ZoneRepository,
    private readonly methods: MethodRepository,
    private readonly audit: AuditTrail,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** @throws NoSuchMethod, UnknownZone, StaleDelivery, StepsNotAscending, WorkingDaysNotAscending, NoPickUpPoint */
  execute({ id, version, ...draft }: EditMethodInput): Promise<void> {
    return this.unitOfWork.run(async () => {
      // The zone before the method, as everywhere; locked, so that it is not deleted before the method is in it.
      const zone = await this.zones.findForChange(draft.zoneId);
      const method = await this.methods.findForChange(id);
      if (!method) throw new NoSuchMethod();
      if (!zone) throw new UnknownZone();
      const before = audited(method.state);
      method.edit(version, draft);
      await this.methods.save(method);
      await this.audit.record(
        methodEntry(method.state, { action: 'edited', before, after: audited(method.state) }),
      );
    });
  }
}
