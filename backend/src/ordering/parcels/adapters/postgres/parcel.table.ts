import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { ParcelStatus } from '../../domain/parcel';

@Entity({ schema: 'ordering', name: 'parcels' })
export class ParcelRow {
  @PrimaryColumn('uuid') id!: string;
  @Column('uuid', { name: 'order_id' }) orderId!: string;
  @Column('integer') number!: number;
  @Column('text') status!: ParcelStatus;
  @Column('text', { nullable: true }) carrier!: string | null;
  @Column('text', { name: 'tracking_number', nullable: true }) trackingNumber!: string | null;
  @Column('text', { name: 'tracking_address', nullable: true }) trackingAddress!: string | null;
  @Column('timestamptz', { name: 'packed_at' }) packedAt!: Date;
  @Column('timestamptz', { name: 'sent_at', nullable: true }) sentAt!: Date | null;
  @Column('boolean', { name: 'is_untold' }) isUntold!: boolean;
  @Column('timestamptz', { name: 'delivered_at', nullable: true }) deliveredAt!: Date | null;
  @Column('boolean', { name: 'delivery_assumed' }) deliveryAssumed!: boolean;
  @Column('timestamptz', { name: 'lost_at', nullable: true }) lostAt!: Date | null;
}

@Entity({ schema: 'ordering', name: 'parcel_pieces' })
export class ParcelPiecesRow {
  @PrimaryColumn('uuid', { name: 'parcel_id' }) parcelId!: string;
  @PrimaryColumn('uuid', { name: 'variant_id' }) variantId!: string;
  @Column('integer') quantity!: number;
}

@Entity({ schema: 'ordering', name: 'parcel_history' })
export class ParcelChangeRow {
  @PrimaryColumn('uuid') id!: string;
  @Column('uuid', { name: 'parcel_id' }) parcelId!: string;
  @Column('text') status!: ParcelStatus;
  @Column('text', { name: 'changed_by' }) changedBy!: string;
  @Column('timestamptz', { name: 'changed_at' }) changedAt!: Date;
}
