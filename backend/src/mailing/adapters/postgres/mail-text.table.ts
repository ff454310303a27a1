import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { MailTextName } from '../../domain/default-texts';

@Entity({ schema: 'mailing', name: 'mail_texts' })
export class MailTextRow {
  @PrimaryColumn('text') name!: MailTextName;
  @Column('integer') version!: number;
  @Column('text', { nullable: true }) subject!: string | null;
  @Column('text', { nullable: true }) opening!: string | null;
  @Column('text', { nullable: true }) closing!: string | null;
  @Column('timestamptz', { name: 'changed_at', nullable: true }) changedAt!: Date | null;
}
