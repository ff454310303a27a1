import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The evidence, which the database lets nobody change. */
@Entity({ schema: 'ordering', name: 'withdrawals' })
export class WithdrawalRow {
  @PrimaryColumn('uuid') id!: string;
  @Column('timestamptz') at!: Date;
  @Column('text') name!: string;
  @Column('text') email!: string;
  @Column('text', { name: 'order_number' }) orderNumber!: string;
  @Column('text') text!: string;
}

/** The shop keeps here what it knows and does about a withdrawal. */
@Entity({ schema: 'ordering', name: 'withdrawal_cases' })
export class WithdrawalCaseRow {
  @PrimaryColumn('uuid', { name: 'withdrawal_id' }) withdrawalId!: string;
  /** The same as `at` of the withdrawal: the list is sorted by it. */
  @Column('timestamptz', { name: 'received_at' }) receivedAt!: Date;
  @Column('uuid', { name: 'order_id', nullable: true }) orderId!: string | null;
  @Column('uuid', { name: 'named_order_id', nullable: true }) namedOrderId!: string | null;
  @Column('timestamptz', { name: 'matched_at', nullable: true }) matchedAt!: Date | null;
  @Column('timestamptz', { name: 'assigned_at', nullable: true }) assignedAt!: Date | null;
  @Column('timestamptz', { name: 'settled_at', nullable: true }) settledAt!: Date | null;
  @Column('timestamptz', { name: 'carried_out_at', nullable: true }) carriedOutAt!: Date | null;
  @Column('uuid', { name: 'return_id', nullable: true }) returnId!: string | null;
  @Column('uuid', { name: 'cancellation_id', nullable: true }) cancellationId!: string | null;
}
