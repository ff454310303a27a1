import type { AuditTrail } from '../../audit/audit-trail';
import type { UnitOfWork } from '../../shared/unit-of-work';
import { NoSuchZone } from '../domain/delivery.errors';
import type { ZoneDraft } from '../domain/zone';
import { audited, zoneEntry } from './delivery-audit';
import type { ZoneRepository } from './ports';

interface EditZoneInput extends ZoneDraft {
  id: string;
  /** That the edit is based on. */
  version: number;
}

export class EditZone {
  constructor(
    private readonly zones: ZoneRepository,
    private readonly audit: AuditTrail,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** @throws NoSuchZone, StaleDelivery, PrefixesWithoutCountry */
  execute({ id, version, ...draft }: EditZoneInput): Promise<void> {
    return this.unitOfWork.run(async () => {
      const zone = await this.zones.findForChange(id);
      if (!zone) throw new NoSuchZone();
      const before = audited(zone.state);
      zone.edit(version, draft);
      await this.zones.save(zone);
      await this.audit.record(
        zoneEntry(zone.state, { action: 'edited', before, after: audited(zone.state) }),
      );
    });
  }
}
