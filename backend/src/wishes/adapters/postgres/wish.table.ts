import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity({ schema: 'wishes', name: 'wishes' })
export class WishRow {
  @PrimaryColumn('uuid', { name: 'shopper_id' }) shopperId!: string;
  @PrimaryColumn('integer') place!: number;
  @Column('uuid', { name: 'product_id' }) productId!: string;
  @Column('uuid', { name: 'variant_id', nullable: true }) variantId!: string | null;
}
