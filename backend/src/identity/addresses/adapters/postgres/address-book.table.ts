import { Entity, PrimaryColumn } from 'typeorm';

/** One row a user, whose lock keeps the book's addresses together. */
@Entity({ schema: 'identity', name: 'address_books' })
export class AddressBookRow {
  @PrimaryColumn('uuid', { name: 'user_id' }) userId!: string;
}
