import type { AuditTrail } from '../../audit/audit-trail';
import type { UnitOfWork } from '../../shared/unit-of-work';
import { NoSuchZone, ZoneHasMethods } from '../domain/delivery.errors';
import { audited, zoneEntry } from './delivery-audit';
import type { MethodRepository, ZoneRepository } from './ports';

export class DeleteZone {
  constructor(
    private readonly zones: ZoneRepository,
    private readonly methods: MethodRepository,
    private readonly audit: AuditTrail,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** @throws NoSuchZone, ZoneHasMethods */
  execute(id: string): Promise<void> {
    return this.unitOfWork.run(async () => {
      const zone = await this.zones.findForChange(id);
      if (!zone) throw new NoSuchZone();
      const methods = await this.methods.countIn(zone);
      if (methods > 0) throw new ZoneHasMethods(methods);
      await this.zones.delete(zone);
      await this.audit.record(zoneEntry(zone.state, { action: 'deleted', before: audited(zone.state) }));
    });
  }
}
