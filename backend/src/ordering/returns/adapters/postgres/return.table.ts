import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { ExclusionReason, WayPayer } from '../../../return-rules/domain/return-rules';
import type { Judgement, ReturnKind, ReturnReason, ReturnState } from '../../domain/return-state';

@Entity({ schema: 'ordering', name: 'returns' })
export class ReturnRow {
  @PrimaryColumn('uuid') id!: string;
  /** Postgres hands a bigint over as text. */
  @Column('bigint') number!: string;
  @Column('text') code!: string;
  @Column('uuid', { name: 'order_id' }) orderId!: string;
  @Column('text') kind!: ReturnKind;
  @Column('text') state!: ReturnState;
  @Column('timestamptz', { name: 'declared_at' }) declaredAt!: Date;
  @Column('text', { name: 'declared_by' }) declaredBy!: string;
  @Column('date') deadline!: string;
  @Column('text', { name: 'way_paid_by' }) wayPaidBy!: WayPayer;
  @Column('integer', { name: 'fee_cents' }) feeCents!: number;
  @Column('integer', { name: 'cheapest_delivery_cents', nullable: true }) cheapestDeliveryCents!:
    number | null;
  @Column('integer', { name: 'amount_cents' }) amountCents!: number;
  @Column('text', { nullable: true }) carrier!: string | null;
  @Column('text', { name: 'tracking_number', nullable: true }) trackingNumber!: string | null;
  @Column('timestamptz', { name: 'posted_at', nullable: true }) postedAt!: Date | null;
  @Column('timestamptz', { name: 'arrived_at', nullable: true }) arrivedAt!: Date | null;
  @Column('timestamptz', { name: 'judged_at', nullable: true }) judgedAt!: Date | null;
  @Column('timestamptz', { name: 'settled_at', nullable: true }) settledAt!: Date | null;
  @Column('timestamptz', { name: 'ended_at', nullable: true }) endedAt!: Date | null;
  /** Postgres writes this text in lower case. */
  @Column('text', { select: false }) search!: string;
}

@Entity({ schema: 'ordering', name: 'exchanges' })
export class ExchangeRow {
  @PrimaryColumn('uuid', { name: 'return_id' }) returnId!: string;
  @Column('uuid', { name: 'order_id' }) orderId!: string;
  @Column('date', { name: 'held_until' }) heldUntil!: string;
  @Column('timestamptz', { name: 'released_at', nullable: true }) releasedAt!: Date | null;
  @Column('timestamptz', { name: 'ended_at', nullable: true }) endedAt!: Date | null;
}

@Entity({ schema: 'ordering', name: 'return_pieces' })
export class ReturnPieceRow {
  @PrimaryColumn('uuid') id!: string;
  @Column('uuid', { name: 'return_id' }) returnId!: string;
  @Column('uuid', { name: 'variant_id' }) variantId!: string;
  @Column('text', { nullable: true }) reason!: ReturnReason | null;
  @Column('text', { nullable: true }) exclusion!: ExclusionReason | null;
  @Column('uuid', { name: 'wanted_variant_id', nullable: true }) wantedVariantId!: string | null;
  @Column('integer', { name: 'difference_cents' }) differenceCents!: number;
  @Column('uuid', { nullable: true }) replaces!: string | null;
  @Column('text', { nullable: true }) judged!: Judgement | null;
  @Column('timestamptz', { name: 'judged_at', nullable: true }) judgedAt!: Date | null;
  @Column('text', { name: 'judged_by', nullable: true, select: false }) judgedBy!: string | null;
}
