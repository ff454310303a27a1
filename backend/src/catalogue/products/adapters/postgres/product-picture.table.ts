import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity({ schema: 'catalogue', name: 'product_pictures' })
export class ProductPictureRow {
  @PrimaryColumn('uuid', { name: 'product_id' }) productId!: string;
  @PrimaryColumn('integer') position!: number;
  @Column('text') image!: string;
  @Column('text') alt!: string;
  @Column('text', { nullable: true }) colour!: string | null;
}
