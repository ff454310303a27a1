import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity({ schema: 'identity', name: 'visitors' })
export class VisitorRow {
  @PrimaryColumn('uuid') id!: string;
  @Column('text', { name: 'token_hash' }) tokenHash!: string;
  @Column('timestamptz', { name: 'expires_at' }) expiresAt!: Date;
  @Column('uuid', { name: 'merged_into', nullable: true }) mergedInto!: string | null;
}
