import sql from 'sql-template-tag';
import type { Database } from '../../../platform/postgres/database';
import { settingDefaults } from '../../domain/setting';
import { ShopCountry } from '../../shop-country';

export class SqlShopCountry extends ShopCountry {
  constructor(private readonly database: Database) {
    super();
  }

  async current(): Promise<string> {
    const [row] = await this.database.queryPrepared<{ country: string }>(sql`
      SELECT coalesce(value->>'country', ${settingDefaults['shop-details'].country}) AS country
        FROM content.settings WHERE name = 'shop-details'`);
    return row!.country;
  }
}
