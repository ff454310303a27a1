import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Pieces } from '../../../orders/domain/order-line';
import type { RefundReason, RefundState } from '../../domain/refund';

/** Postgres adds the amount up. */
@Entity({ schema: 'ordering', name: 'refunds' })
export class RefundRow {
  @PrimaryColumn('uuid') id!: string;
  @Column('uuid', { name: 'order_id' }) orderId!: string;
  @Column('text') reason!: RefundReason;
  @Column('jsonb') pieces!: readonly Pieces[];
  @Column('jsonb') restocked!: readonly Pieces[];
  @Column('integer', { name: 'pieces_cents' }) piecesCents!: number;
  @Column('integer', { name: 'delivery_cents' }) deliveryCents!: number;
  @Column('integer', { name: 'other_cents' }) otherCents!: number;
  @Column('integer', { name: 'deducted_cents' }) deductedCents!: number;
  @Column('boolean', { name: 'is_rest' }) isRest!: boolean;
  @Column('text', { name: 'requested_by' }) requestedBy!: string;
  @Column('timestamptz', { name: 'requested_at' }) requestedAt!: Date;
  @Column('text') state!: RefundState;
  @Column('text', { nullable: true }) refusal!: string | null;
  @Column('timestamptz', { name: 'state_at' }) stateAt!: Date;
}
