import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { PaymentStatus } from '../../domain/payment-change';
import type { PaymentKind } from '../../domain/payment-state';

@Entity({ schema: 'payments', name: 'payments' })
export class PaymentRow {
  @PrimaryColumn('uuid') id!: string;
  @Column('uuid', { name: 'order_id' }) orderId!: string;
  @Column('uuid', { name: 'buyer_id' }) buyerId!: string;
  @Column('text') kind!: PaymentKind;
  @Column('integer', { name: 'amount_cents' }) amountCents!: number;
  @Column('integer', { name: 'captured_cents', nullable: true }) capturedCents!: number | null;
  @Column('text') currency!: string;
  @Column('text') status!: PaymentStatus;
  @Column('text', { name: 'gateway_order_id', nullable: true }) gatewayOrderId!: string | null;
  @Column('text', { name: 'approval_url', nullable: true }) approvalUrl!: string | null;
  @Column('text', { name: 'capture_id', nullable: true }) captureId!: string | null;
  @Column('text', { name: 'payer_id', nullable: true }) payerId!: string | null;
  @Column('text', { name: 'refund_id', nullable: true }) refundId!: string | null;
  @Column('text', { name: 'contest_id', nullable: true }) contestId!: string | null;
  @Column('integer', { name: 'partly_refunded_cents' }) partlyRefundedCents!: number;
  @Column('integer') declines!: number;
  @Column('integer', { name: 'opening_attempts' }) openingAttempts!: number;
  @Column('timestamptz', { name: 'approved_at', nullable: true }) approvedAt!: Date | null;
  @Column('timestamptz', { name: 'created_at' }) createdAt!: Date;
  @Column('timestamptz', { name: 'updated_at' }) updatedAt!: Date;
}
