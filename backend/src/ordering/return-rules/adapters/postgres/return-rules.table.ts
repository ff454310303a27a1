import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Exclusion, WayPayer } from '../../domain/return-rules';

/** The table has one row. */
@Entity({ schema: 'ordering', name: 'return_rules' })
export class ReturnRulesRow {
  @PrimaryColumn('boolean') id!: boolean;
  @Column('smallint', { name: 'window_days' }) windowDays!: number;
  @Column('text', { name: 'way_paid_by' }) wayPaidBy!: WayPayer;
  @Column('integer', { name: 'fee_cents' }) feeCents!: number;
  @Column('smallint', { name: 'arrival_days' }) arrivalDays!: number;
  @Column('smallint', { name: 'hold_days' }) holdDays!: number;
  @Column('jsonb') exclusions!: readonly Exclusion[];
  @Column('integer') version!: number;
}
