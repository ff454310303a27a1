import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { RefundState, RefundStateName } from '../../domain/refund-state';

@Entity({ schema: 'payments', name: 'refunds' })
export class PaymentRefundRow {
  @PrimaryColumn('uuid') id!: string;
  @Column('uuid', { name: 'payment_id' }) paymentId!: string;
  @Column('integer', { name: 'amount_cents' }) amountCents!: number;
  @Column('boolean', { name: 'is_rest' }) isRest!: boolean;
  @Column('boolean', { name: 'became_rest' }) becameRest!: boolean;
  @Column('text') reason!: RefundState['reason'];
  @Column('text') author!: string;
  @Column('integer') attempt!: number;
  @Column('text') state!: RefundStateName;
  @Column('text', { name: 'provider_status', nullable: true }) providerStatus!: string | null;
  @Column('text', { name: 'refund_id', nullable: true }) refundId!: string | null;
  @Column('timestamptz', { name: 'requested_at' }) requestedAt!: Date;
  @Column('timestamptz', { name: 'asked_at', nullable: true }) askedAt!: Date | null;
  @Column('timestamptz', { name: 'pending_since', nullable: true }) pendingSince!: Date | null;
  @Column('timestamptz', { name: 'refunded_at', nullable: true }) refundedAt!: Date | null;
  @Column('timestamptz', { name: 'refused_at', nullable: true }) refusedAt!: Date | null;
}
