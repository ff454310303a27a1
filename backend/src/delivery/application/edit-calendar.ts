import type { AuditTrail } from '../../audit/audit-trail';
import type { UnitOfWork } from '../../shared/unit-of-work';
import type { CalendarDraft } from '../domain/calendar';
import { audited, calendarEntry } from './delivery-audit';
import type { CalendarRepository } from './ports';

interface EditCalendarInput extends CalendarDraft {
  /** That the edit is based on. */
  version: number;
}

export class EditCalendar {
  constructor(
    private readonly calendars: CalendarRepository,
    private readonly audit: AuditTrail,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** @throws StaleDelivery, NoWorkingDay */
  execute({ version, ...draft }: EditCalendarInput): Promise<void> {
    return this.unitOfWork.run(async () => {
      const calendar = await this.calendars.findForChange();
      const before = audited(calendar.state);
      calendar.edit(version, draft);
      await this.calendars.save(calendar);
      await this.audit.record(calendarEntry({ action: 'edited', before, after: audited(calendar.state) }));
    });
  }
}
