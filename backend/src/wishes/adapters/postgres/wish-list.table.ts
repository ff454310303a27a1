import { Entity, PrimaryColumn } from 'typeorm';

/** A use case that changes the list locks this row, since the list may have no wishes yet. */
@Entity({ schema: 'wishes', name: 'wish_lists' })
export class WishListRow {
  @PrimaryColumn('uuid', { name: 'shopper_id' }) shopperId!: string;
}
