import type { Repository } from 'typeorm';
import type { Database } from '../../../platform/postgres/database';
import { CalendarRepository } from '../../application/ports';
import { Calendar } from '../../domain/calendar';
import type { CalendarRow } from './calendar.table';

export class TypeOrmCalendarRepository extends CalendarRepository {
  constructor(
    private readonly database: Database,
    private readonly rows: Repository<CalendarRow>,
  ) {
    super();
  }

  async findForChange(): Promise<Calendar> {
    const { workingWeekdays, holidays, version } = await this.database
      .repository(this.rows)
      .findOneOrFail({ where: { id: true }, lock: { mode: 'pessimistic_write' } });
    return Calendar.restore({ workingWeekdays, holidays, version });
  }

  async save({ state: { workingWeekdays, holidays, version } }: Calendar): Promise<void> {
    const changed = { workingWeekdays: [...workingWeekdays], holidays, version };
    await this.database.repository(this.rows).update({ id: true }, changed);
  }
}
