import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { ProductRow } from './product.table';

@Entity({ schema: 'catalogue', name: 'variants' })
export class VariantRow {
  @PrimaryColumn('uuid') id!: string;
  @Column('uuid', { name: 'product_id' }) productId!: string;
  @ManyToOne(() => ProductRow, (product) => product.variants)
  @JoinColumn({ name: 'product_id' })
  product!: Relation<ProductRow>;
  @Column('integer') position!: number;
  @Column('text', { nullable: true }) size!: string | null;
  /** The size's position on its scale. */
  @Column('integer', { name: 'size_rank', nullable: true }) sizeRank!: number | null;
  @Column('text', { nullable: true }) colour!: string | null;
  @Column('text', { nullable: true }) sku!: string | null;
  @Column('text', { nullable: true }) gtin!: string | null;
  @Column('text', { nullable: true }) mpn!: string | null;
  @Column('boolean', { name: 'on_sale' }) isOnSale!: boolean;
  @Column('integer', { name: 'price_cents' }) priceCents!: number;
  @Column('integer', { name: 'sale_price_cents' }) salePriceCents!: number;
}
