import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity({ schema: 'ordering', name: 'order_links' })
export class OrderLinkRow {
  @PrimaryColumn('uuid') id!: string;
  @Column('text', { name: 'token_hash' }) tokenHash!: string;
  @Column('uuid', { name: 'order_id' }) orderId!: string;
  @Column('timestamptz', { name: 'created_at' }) createdAt!: Date;
  @Column('timestamptz', { name: 'revoked_at', nullable: true }) revokedAt!: Date | null;
}
