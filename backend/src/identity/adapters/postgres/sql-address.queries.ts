import sql from 'sql-template-tag';
import type { Database } from '../../../platform/postgres/database';
import { AddressQueries } from '../../application/ports';
import type { Address } from '../../domain/address-book';
import type { Recipient } from '../../identity.facade';

export class SqlAddressQueries extends AddressQueries {
  constructor(private readonly database: Database) {
    super();
  }

  ofUser(userId: string): Promise<Address[]> {
    return this.database.query<Address>(
      sql`SELECT id, address, city, pincode, phone, notes
            FROM identity.addresses WHERE user_id = ${userId} ORDER BY id`,
    );
  }

  async recipient(userId: string, addressId: string): Promise<Recipient | undefined> {
    const [found] = await this.database.queryPrepared<Recipient>(
      sql`SELECT u.user_name AS "userName", u.email,
                 json_build_object('addressId', a.id, 'address', a.address, 'city', a.city,
                                   'pincode', a.pincode, 'phone', a.phone, 'notes', a.notes) AS address
            FROM identity.addresses a JOIN identity.users u ON u.id = a.user_id
           WHERE a.id = ${addressId} AND a.user_id = ${userId}`,
    );
    return found;
  }
}
