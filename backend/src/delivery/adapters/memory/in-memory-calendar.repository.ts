import { CalendarRepository } from '../../application/ports';
import { Calendar } from '../../domain/calendar';
import type { InMemoryDeliveryTables } from './in-memory-delivery-tables';

export class InMemoryCalendarRepository extends CalendarRepository {
  constructor(private readonly tables: InMemoryDeliveryTables) {
    super();
  }

  async findForChange(): Promise<Calendar> {
    return Calendar.restore(this.tables.calendars.get('calendar')!);
  }

  async save({ state }: Calendar): Promise<void> {
    this.tables.calendars.set('calendar', state);
  }
}
