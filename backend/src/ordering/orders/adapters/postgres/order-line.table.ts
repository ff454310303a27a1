import { Column, Entity, JoinColumn, ManyToOne, OneToMany, PrimaryColumn } from 'typeorm';
import type { Component, Part } from '../../../../shared/quote';

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
  /** Read with the line, and inserted by themselves. */
  @OneToMany(() => LineComponentRow, ({ line }) => line) components?: LineComponentRow[];
}

@Entity({ schema: 'ordering', name: 'line_components' })
export class LineComponentRow {
  @PrimaryColumn('uuid', { name: 'order_id' }) orderId!: string;
  @PrimaryColumn('uuid', { name: 'variant_id' }) variantId!: string;
  @PrimaryColumn('integer') position!: number;
  @Column('text') kind!: Component['kind'];
  @Column('text') part!: Part;
  @Column('text') source!: string;
  @Column('text') label!: string;
  @Column('double precision', { nullable: true }) rate!: number | null;
  @Column('integer') cents!: number;
  @ManyToOne(() => OrderLineRow, ({ components }) => components)
  @JoinColumn([
    { name: 'order_id', referencedColumnName: 'orderId' },
    { name: 'variant_id', referencedColumnName: 'variantId' },
  ])
  line?: OrderLineRow;
}
