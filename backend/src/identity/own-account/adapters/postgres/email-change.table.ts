import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity({ schema: 'identity', name: 'email_changes' })
export class EmailChangeRow {
  @PrimaryColumn('uuid') id!: string;
  @Column('uuid', { name: 'user_id' }) userId!: string;
  @Column('text', { name: 'old_email' }) oldEmail!: string;
  @Column('text', { name: 'new_email' }) newEmail!: string;
  @Column('text', { name: 'code_hash', nullable: true }) codeHash!: string | null;
  @Column('timestamptz', { name: 'requested_at' }) requestedAt!: Date;
  @Column('integer', { name: 'wrong_codes' }) wrongCodes!: number;
  @Column('timestamptz', { name: 'ended_at', nullable: true }) endedAt!: Date | null;
}
