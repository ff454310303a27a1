import { LRUCache } from 'lru-cache';
import sql from 'sql-template-tag';
import type { Database } from '../../../platform/postgres/database';
import { ShopName } from '../../shop-name';

/** It hardly ever changes, and each order asks for it. */
const maxAgeMs = 60_000;

export class SqlShopName extends ShopName {
  private readonly cache = new LRUCache<'name', string>({
    max: 1,
    ttl: maxAgeMs,
    fetchMethod: () => this.read(),
  });

  constructor(private readonly database: Database) {
    super();
  }

  current(): Promise<string> {
    return this.cache.forceFetch('name');
  }

  private async read(): Promise<string> {
    const [row] = await this.database.query<{ name: string }>(
      sql`SELECT value->>'name' AS name FROM content.settings WHERE name = 'shop-details'`,
    );
    return row!.name;
  }
}
