import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity({ schema: 'catalogue', name: 'banners' })
export class BannerRow {
  @PrimaryColumn('uuid') id!: string;
  @Column('text') image!: string;
  @Column('text') headline!: string;
  @Column('text') text!: string;
  @Column('text', { nullable: true }) link!: string | null;
  /** The focal point is in percent. */
  @Column('smallint', { name: 'focal_x' }) focalX!: number;
  @Column('smallint', { name: 'focal_y' }) focalY!: number;
  /** From 0, in display order. */
  @Column('integer') position!: number;
  @Column('timestamptz', { name: 'added_at' }) addedAt!: Date;
}
