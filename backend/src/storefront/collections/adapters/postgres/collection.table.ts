import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { ProductRule } from '../../../listing/domain/product-rule';

@Entity({ schema: 'catalogue', name: 'collections' })
export class CollectionRow {
  @PrimaryColumn('text') slug!: string;
  @Column('text') title!: string;
  @Column('text') description!: string;
  @Column('text', { nullable: true }) picture!: string | null;
  /** The products of a collection by hand; deleted ones may be among them. */
  @Column('uuid', { array: true, nullable: true }) products!: string[] | null;
  @Column('jsonb', { nullable: true }) rule!: ProductRule | null;
  /** The collections are displayed in this order. */
  @Column('integer') position!: number;
  @Column('integer') version!: number;
}
