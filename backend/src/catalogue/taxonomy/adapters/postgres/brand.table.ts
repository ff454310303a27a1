import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity({ schema: 'catalogue', name: 'brands' })
export class BrandRow {
  @PrimaryColumn('text') slug!: string;
  @Column('text') name!: string;
  @Column('text', { nullable: true }) logo!: string | null;
  @Column('text', { name: 'maker_name' }) makerName!: string;
  @Column('text', { name: 'maker_address' }) makerAddress!: string;
  @Column('text', { name: 'responsible_person' }) responsiblePerson!: string;
  @Column('integer') version!: number;
}
