import sql from 'sql-template-tag';
import type { Database } from '../../../../platform/postgres/database';
import { AddressQueries, type Addressee } from '../../application/ports';
import type { Address } from '../../domain/address-book';

export class SqlAddressQueries extends AddressQueries {
  constructor(private readonly database: Database) {
    super();
  }

  ofUser(userId: string): Promise<Address[]> {
    return this.database.query<Address>(
      sql`SELECT id, recipient, country, address, city, region, pincode, phone, notes
            FROM identity.addresses WHERE user_id = ${userId} ORDER BY id`,
    );
  }

  async addressee(userId: string, addressId: string): Promise<Addressee | undefined> {
    const [found] = await this.database.queryPrepared<Addressee>(
      sql`SELECT u.user_name AS "userName", u.email,
                 json_build_object('id', a.id, 'recipient', a.recipient, 'country', a.country, 'address', a.address,
                                   'city', a.city, 'region', a.region, 'pincode', a.pincode, 'phone', a.phone,
                                   'notes', a.notes) AS address
            FROM identity.addresses a JOIN identity.users u ON u.id = a.user_id
           WHERE a.id = ${addressId} AND a.user_id = ${userId}`,
    );
    return found;
  }
}
