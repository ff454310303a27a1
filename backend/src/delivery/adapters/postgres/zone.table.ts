import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity({ schema: 'delivery', name: 'zones' })
export class ZoneRow {
  @PrimaryColumn('uuid') id!: string;
  @Column('text') name!: string;
  @Column('text', { array: true }) countries!: string[];
  @Column('text', { name: 'postcode_prefixes', array: true }) postcodePrefixes!: string[];
  @Column('integer') version!: number;
}
