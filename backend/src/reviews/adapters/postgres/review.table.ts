import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Stars } from '../../domain/review';

@Entity({ schema: 'catalogue', name: 'reviews' })
export class ReviewRow {
  @PrimaryColumn('uuid') id!: string;
  @Column('uuid', { name: 'product_id' }) productId!: string;
  @Column('uuid', { name: 'shopper_id' }) shopperId!: string;
  @Column('text', { name: 'shopper_name' }) shopperName!: string;
  @Column('integer') value!: Stars;
  @Column('text') message!: string;
  @Column('timestamptz', { name: 'written_at' }) writtenAt!: Date;
  @Column('timestamptz', { name: 'hidden_at', nullable: true }) hiddenAt!: Date | null;
  @Column('text', { name: 'hidden_reason', nullable: true }) hiddenReason!: string | null;
  @Column('text', { nullable: true }) reply!: string | null;
  @Column('timestamptz', { name: 'replied_at', nullable: true }) repliedAt!: Date | null;
}
