import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { DeliveryAddress } from '../../domain/delivery-address';
import type { HoldReason } from '../../domain/hold';
import type { OrderDelivery } from '../../domain/order-delivery';
import type { PageVersion } from '../../domain/page-version';
import type { CancelReason, OrderStage, OrderStatus } from '../../domain/order-stage';

@Entity({ schema: 'ordering', name: 'orders' })
export class OrderRow {
  @PrimaryColumn('uuid') id!: string;
  @Column({ type: 'bigint', transformer: { from: Number, to: (number: number) => number } }) number!: number;
  @Column('uuid', { name: 'shopper_id' }) shopperId!: string;
  @Column('text', { name: 'shopper_name' }) shopperName!: string;
  @Column('text', { name: 'shopper_email' }) shopperEmail!: string;
  @Column('boolean', { name: 'is_guest' }) isGuest!: boolean;
  @Column('uuid', { name: 'claimed_by', nullable: true }) claimedBy!: string | null;
  @Column('jsonb', { nullable: true }) address!: DeliveryAddress | null;
  @Column('jsonb') delivery!: OrderDelivery;
  @Column('integer', { name: 'total_cents' }) totalCents!: number;
  @Column('jsonb', { name: 'page_versions' }) pageVersions!: readonly PageVersion[];
  @Column('text') status!: OrderStatus;
  @Column('text') stage!: OrderStage;
  @Column('text', { name: 'cancel_reason', nullable: true }) cancelReason!: CancelReason | null;
  @Column('text', { name: 'held_for', nullable: true }) heldFor!: HoldReason | null;
  @Column('timestamptz', { name: 'held_since', nullable: true }) heldSince!: Date | null;
  @Column('uuid', { name: 'payment_id' }) paymentId!: string;
  @Column('text', { name: 'gateway_order_id', nullable: true }) gatewayOrderId!: string | null;
  @Column('text', { name: 'payer_id', nullable: true }) payerId!: string | null;
  @Column('timestamptz', { name: 'reserved_until', nullable: true }) reservedUntil!: Date | null;
  @Column('text', { name: 'idempotency_key', nullable: true }) idempotencyKey!: string | null;
  @Column('timestamptz', { name: 'placed_at' }) placedAt!: Date;
  @Column('timestamptz', { name: 'paid_at', nullable: true }) paidAt!: Date | null;
  @Column('timestamptz', { name: 'refunded_at', nullable: true }) refundedAt!: Date | null;
  @Column('timestamptz', { name: 'updated_at' }) updatedAt!: Date;
  /** The repository writes it once, in `add`. */
  @Column({ type: 'text', select: false, update: false }) search?: string;
}
