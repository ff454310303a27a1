import { Column, Entity, OneToMany, PrimaryColumn } from 'typeorm';
import type { ProductFacts } from '../../../facts/domain/product-facts';
import type { FocalPoints } from '../../../../shared/focal-point';
import type { ProductStateName } from '../../../publication/domain/publication';
import { VariantRow } from './variant.table';

@Entity({ schema: 'catalogue', name: 'products' })
export class ProductRow {
  @PrimaryColumn('uuid') id!: string;
  @Column('text') title!: string;
  @Column('text') description!: string;
  /** Null only of a deleted product. */
  @Column('text', { nullable: true }) category!: string;
  @Column('text', { nullable: true }) brand!: string;
  @Column('text') image!: string;
  @Column('jsonb', { name: 'focal_points' }) focalPoints!: FocalPoints;
  /** Those that are known. */
  @Column('jsonb') facts!: Partial<ProductFacts>;
  @Column('integer') version!: number;
  @Column('timestamptz', { name: 'created_at' }) createdAt!: Date;
  @Column('text') state!: ProductStateName;
  @Column('timestamptz', { name: 'publish_at', nullable: true }) publishAt!: Date | null;
  @Column('timestamptz', { name: 'published_at', nullable: true }) publishedAt!: Date | null;
  @Column('timestamptz', { name: 'deleted_at', nullable: true }) deletedAt!: Date | null;
  @OneToMany(() => VariantRow, (variant) => variant.product) variants!: VariantRow[];
}
