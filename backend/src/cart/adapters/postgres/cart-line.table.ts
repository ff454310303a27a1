import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity({ schema: 'cart', name: 'cart_lines' })
export class CartLineRow {
  @PrimaryColumn('uuid', { name: 'shopper_id' }) shopperId!: string;
  @PrimaryColumn('uuid', { name: 'variant_id' }) variantId!: string;
  @Column('uuid', { name: 'product_id' }) productId!: string;
  @Column('integer') quantity!: number;
  @Column('integer') position!: number;
}
