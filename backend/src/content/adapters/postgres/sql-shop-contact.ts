import sql from 'sql-template-tag';
import type { Database } from '../../../platform/postgres/database';
import { settingDefaults } from '../../domain/setting';
import { type Contact, ShopContact } from '../../shop-contact';

export class SqlShopContact extends ShopContact {
  constructor(private readonly database: Database) {
    super();
  }

  async current(): Promise<Contact> {
    const [row] = await this.database.query<Contact>(sql`
      SELECT value->>'name' AS name, value->>'postalAddress' AS "postalAddress", value->>'email' AS email,
             value->>'currencySymbol' AS "currencySymbol",
             coalesce(value->>'country', ${settingDefaults['shop-details'].country}) AS country
        FROM content.settings WHERE name = 'shop-details'`);
    return row!;
  }
}
