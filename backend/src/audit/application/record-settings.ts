import type { UnitOfWork } from '../../shared/unit-of-work';
import type { AuditEntry, AuditTrail } from '../audit-trail';
import type { RecordedSettings } from './ports';

/** Never a secret: admins read its value. */
export interface AuditedSetting {
  name: string;
  label: string;
  value: string | number | null;
}

/** Settings change between two starts of a server: each start records what differs from the last recorded values. */
export class RecordSettings {
  constructor(
    private readonly recorded: RecordedSettings,
    private readonly trail: AuditTrail,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** When servers start together, only one of them records a difference: the lock makes the others wait and find it recorded. */
  execute(settings: AuditedSetting[]): Promise<void> {
    return this.unitOfWork.run(async () => {
      const last = await this.recorded.lock();
      await this.trail.record(...settings.map((setting) => entryOf(setting, last)));
    });
  }
}

function entryOf({ name, label, value }: AuditedSetting, last: Map<string, unknown>): AuditEntry {
  const entry = { subject: 'setting', subjectId: name, label, after: { value } } as const;
  if (!last.has(name)) return { ...entry, action: 'first recorded' };
  return { ...entry, action: 'changed', before: { value: last.get(name) } };
}
