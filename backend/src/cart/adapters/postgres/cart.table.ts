import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A use case that changes the cart locks this row, since the cart may have no lines yet. */
@Entity({ schema: 'cart', name: 'carts' })
export class CartRow {
  @PrimaryColumn('uuid', { name: 'shopper_id' }) shopperId!: string;
  @Column('uuid', { name: 'capped_variants', array: true, default: [] }) cappedVariantIds!: string[];
}
