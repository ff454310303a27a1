import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { PaymentStep } from '../../domain/payment-change';

@Entity({ schema: 'payments', name: 'payment_history' })
export class PaymentChangeRow {
  @PrimaryColumn('uuid') id!: string;
  @Column('uuid', { name: 'payment_id' }) paymentId!: string;
  @Column('text') step!: PaymentStep;
  @Column('text', { nullable: true }) reference!: string | null;
  @Column('integer', { name: 'amount_cents', nullable: true }) amountCents!: number | null;
  @Column('text', { nullable: true }) currency!: string | null;
  @Column('text', { name: 'changed_by' }) changedBy!: string;
  @Column('timestamptz', { name: 'changed_at' }) changedAt!: Date;
}
