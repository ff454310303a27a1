import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { CancelReason, OrderStage, OrderStatus } from '../../domain/order-stage';

@Entity({ schema: 'ordering', name: 'order_history' })
export class OrderChangeRow {
  @PrimaryColumn('uuid') id!: string;
  @Column('uuid', { name: 'order_id' }) orderId!: string;
  @Column('text') status!: OrderStatus;
  @Column('text') stage!: OrderStage;
  @Column('text', { name: 'cancel_reason', nullable: true }) cancelReason!: CancelReason | null;
  @Column('text', { name: 'changed_by' }) changedBy!: string;
  @Column('timestamptz', { name: 'changed_at' }) changedAt!: Date;
}
