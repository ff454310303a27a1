import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity({ schema: 'waitlist', name: 'entries' })
export class WaitlistEntryRow {
  @PrimaryColumn('uuid') id!: string;
  @Column('uuid', { name: 'product_id' }) productId!: string;
  @Column('uuid', { name: 'variant_id' }) variantId!: string;
  @Column('uuid', { name: 'shopper_id', nullable: true }) shopperId!: string | null;
  @Column('text', { nullable: true }) email!: string | null;
  @Column('text', { name: 'token_hash', nullable: true }) tokenHash!: string | null;
  @Column('timestamptz', { name: 'requested_at' }) requestedAt!: Date;
  @Column('timestamptz', { name: 'confirmed_at', nullable: true }) confirmedAt!: Date | null;
  @Column('timestamptz', { name: 'told_at', nullable: true }) toldAt!: Date | null;
  @Column('uuid', { name: 'told_of', nullable: true }) toldOf!: string | null;
}
