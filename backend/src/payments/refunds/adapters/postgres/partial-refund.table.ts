import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity({ schema: 'payments', name: 'partial_refunds' })
export class PartialRefundRow {
  @PrimaryColumn('uuid') id!: string;
  @Column('uuid', { name: 'payment_id' }) paymentId!: string;
  @Column('integer', { name: 'amount_cents' }) amountCents!: number;
  @Column('text', { name: 'refund_id', nullable: true }) refundId!: string | null;
  @Column('timestamptz', { name: 'requested_at' }) requestedAt!: Date;
  @Column('timestamptz', { name: 'refunded_at', nullable: true }) refundedAt!: Date | null;
  @Column('timestamptz', { name: 'refused_at', nullable: true }) refusedAt!: Date | null;
}
