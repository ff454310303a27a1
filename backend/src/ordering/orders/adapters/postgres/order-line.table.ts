import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity({ schema: 'ordering', name: 'order_lines' })
export class OrderLineRow {
  @PrimaryColumn('uuid', { name: 'order_id' }) orderId!: string;
  @PrimaryColumn('uuid', { name: 'variant_id' }) variantId!: string;
  @Column('uuid', { name: 'product_id' }) productId!: string;
  @Column('text') title!: string;
  @Column('text', { nullable: true }) size!: string | null;
  @Column('text', { nullable: true }) colour!: string | null;
  @Column('text') image!: string;
  @Column('text', { nullable: true }) sku!: string | null;
  @Column('integer', { name: 'unit_price_cents' }) unitPriceCents!: number;
  @Column('integer') quantity!: number;
  @Column('integer', { name: 'delivery_share_cents' }) deliveryShareCents!: number;
  @Column('integer') position!: number;
}
