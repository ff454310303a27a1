import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity({ schema: 'catalogue', name: 'banners' })
export class BannerRow {
  @PrimaryColumn('uuid') id!: string;
  @Column('text') image!: string;
  /** Where it stands among them. */
  @Column('integer') position!: number;
  @Column('timestamptz', { name: 'added_at' }) addedAt!: Date;
}
