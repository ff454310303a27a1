import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { MailStatus } from '../../domain/mail';
import type { MailKind } from '../../domain/mail-kind';

@Entity({ schema: 'mailing', name: 'mails' })
export class MailRow {
  @PrimaryColumn('uuid') id!: string;
  @Column('text') kind!: MailKind;
  @Column('uuid', { name: 'fact_id' }) factId!: string;
  @Column('uuid', { name: 'order_id', nullable: true }) orderId!: string | null;
  @Column('text') recipient!: string;
  @Column('text') status!: MailStatus;
  @Column('integer') attempts!: number;
  @Column('text', { nullable: true }) reason!: string | null;
  @Column('timestamptz', { name: 'created_at' }) createdAt!: Date;
  @Column('timestamptz', { name: 'sent_at', nullable: true }) sentAt!: Date | null;
  @Column('text', { nullable: true }) subject!: string | null;
  @Column('text', { nullable: true }) letter!: string | null;
}
