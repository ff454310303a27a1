import { Entity, PrimaryColumn } from 'typeorm';

/** Locked by whoever changes the cart: its lines may not be there yet. */
@Entity({ schema: 'cart', name: 'carts' })
export class CartRow {
  @PrimaryColumn('uuid', { name: 'shopper_id' }) shopperId!: string;
}
