import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity({ schema: 'catalogue', name: 'banners' })
export class BannerRow {
  @PrimaryColumn('uuid') id!: string;
  @Column('text') image!: string;
  @Column('timestamptz', { name: 'added_at' }) addedAt!: Date;
}
