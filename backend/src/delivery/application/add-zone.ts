import type { AuditTrail } from '../../audit/audit-trail';
import { newId } from '../../shared/ids';
import type { UnitOfWork } from '../../shared/unit-of-work';
import { Zone, type ZoneDraft } from '../domain/zone';
import { audited, zoneEntry } from './delivery-audit';
import type { ZoneRepository } from './ports';

export class AddZone {
  constructor(
    private readonly zones: ZoneRepository,
    private readonly audit: AuditTrail,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** @returns its id @throws PrefixesWithoutCountry */
  async execute(draft: ZoneDraft): Promise<string> {
    const zone = Zone.create(newId(), draft);
    await this.unitOfWork.run(async () => {
      await this.zones.add(zone);
      await this.audit.record(zoneEntry(zone.state, { action: 'added', after: audited(zone.state) }));
    });
    return zone.state.id;
  }
}
