import { Column, Entity, OneToMany, PrimaryColumn } from 'typeorm';
import type { ProductDetails } from '../../domain/product';
import { VariantRow } from './variant.table';

@Entity({ schema: 'catalogue', name: 'products' })
export class ProductRow {
  @PrimaryColumn('uuid') id!: string;
  @Column('text') title!: string;
  @Column('text') description!: string;
  @Column('text') category!: ProductDetails['category'];
  @Column('text') brand!: ProductDetails['brand'];
  @Column('text') image!: string;
  @Column('integer') version!: number;
  @Column('timestamptz', { name: 'created_at' }) createdAt!: Date;
  @Column('timestamptz', { name: 'deleted_at', nullable: true }) deletedAt!: Date | null;
  @OneToMany(() => VariantRow, (variant) => variant.product) variants!: VariantRow[];
}
