import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Pieces } from '../../../orders/domain/order-line';

@Entity({ schema: 'ordering', name: 'cancellations' })
export class CancellationRow {
  @PrimaryColumn('uuid') id!: string;
  @Column('uuid', { name: 'order_id' }) orderId!: string;
  @Column('jsonb') pieces!: readonly Pieces[];
  @Column('integer', { name: 'refund_cents' }) refundCents!: number;
  @Column('integer', { name: 'delivery_cents' }) deliveryCents!: number;
  @Column('text', { name: 'cancelled_by' }) cancelledBy!: string;
  @Column('timestamptz', { name: 'cancelled_at' }) cancelledAt!: Date;
  @Column('timestamptz', { name: 'refunded_at', nullable: true }) refundedAt!: Date | null;
}
