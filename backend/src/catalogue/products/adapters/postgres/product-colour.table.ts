import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity({ schema: 'catalogue', name: 'product_colours' })
export class ProductColourRow {
  @PrimaryColumn('uuid', { name: 'product_id' }) productId!: string;
  @PrimaryColumn('text') name!: string;
  @Column('text') hex!: string;
  @Column('text', { nullable: true }) image!: string | null;
  @Column('integer') position!: number;
}
