import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Holiday } from '../../domain/calendar';

/** The table has one row. */
@Entity({ schema: 'delivery', name: 'calendar' })
export class CalendarRow {
  @PrimaryColumn('boolean') id!: boolean;
  @Column('smallint', { name: 'working_weekdays', array: true }) workingWeekdays!: number[];
  @Column('jsonb') holidays!: readonly Holiday[];
  @Column('integer') version!: number;
}
