import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { MethodDraft, MethodKind, Step } from '../../domain/method';

@Entity({ schema: 'delivery', name: 'methods' })
export class MethodRow {
  @PrimaryColumn('uuid') id!: string;
  @Column('uuid', { name: 'zone_id' }) zoneId!: string;
  @Column('text') name!: string;
  @Column('text') kind!: MethodKind;
  @Column('boolean', { name: 'is_on' }) isOn!: boolean;
  @Column('text') measure!: MethodDraft['measure'];
  @Column('jsonb') steps!: readonly Step[];
  @Column('integer', { name: 'free_from_cents', nullable: true }) freeFromCents!: number | null;
  /** Null together with `maxDays`. */
  @Column('smallint', { name: 'min_days', nullable: true }) minDays!: number | null;
  @Column('smallint', { name: 'max_days', nullable: true }) maxDays!: number | null;
  @Column('text', { name: 'cut_off' }) cutOff!: string;
  @Column('text', { nullable: true }) carrier!: string | null;
  @Column('text', { name: 'tracking_address', nullable: true }) trackingAddress!: string | null;
  @Column('text', { name: 'pick_up_text', nullable: true }) pickUpText!: string | null;
  @Column('integer') version!: number;
}
