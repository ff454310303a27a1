import sql, { type Sql } from 'sql-template-tag';
import type { Database } from '../../../../platform/postgres/database';
import { majorUnits } from '../../../../platform/postgres/amounts/major-units';
import { isoTime } from '../../../../platform/postgres/iso-time';
import {
  countLists,
  type KeysetList,
  readBatches,
  readPage,
  type SortKey,
  sortKey,
} from '../../../../platform/postgres/keyset';
import type { PageRequest } from '../../../../shared/page';
import type { AddressQueries } from '../../../addresses/application/ports';
import { foundBy, similarTo } from './customer-search';
import {
  type CustomerList,
  CustomerQueries,
  type CustomerSort,
  type FoundCustomer,
} from '../../application/ports';

const created = sortKey.time(sql`u.created_at`);
const seen = sortKey.time(sql`u.last_seen_at`);
const orders = sortKey.integer(sql`u.orders`);
const spent = sortKey.bigint(sql`u.spent_cents`);

/** Each along an index. */
const sorts: Record<CustomerSort, [key: SortKey, descending: boolean]> = {
  newest: [created, true],
  oldest: [created, false],
  'seen-lately': [seen, true],
  'seen-long-ago': [seen, false],
  'orders-most': [orders, true],
  'orders-fewest': [orders, false],
  'spent-most': [spent, true],
  'spent-least': [spent, false],
};

const fields = sql`u.id, u.user_name AS "userName", u.email, u.kind = 'guest' AS "isGuest", ${isoTime(sql`u.created_at`)} AS "registeredAt",
  ${isoTime(sql`u.last_seen_at`)} AS "lastSeenAt", u.orders, ${majorUnits(sql`u.spent_cents`)}::float8 AS spent,
  CASE WHEN u.blocked_at IS NOT NULL
       THEN json_build_object('at', ${isoTime(sql`u.blocked_at`)}, 'reason', u.blocked_reason) END AS blocked`;

export class SqlCustomerQueries extends CustomerQueries {
  constructor(
    private readonly database: Database,
    private readonly addresses: AddressQueries,
  ) {
    super();
  }

  async page(list: CustomerList, page: PageRequest) {
    return readPage<FoundCustomer>(this.database, await this.keysetOf(list), page);
  }

  async *batches(list: CustomerList): AsyncGenerator<FoundCustomer[]> {
    yield* readBatches<FoundCustomer>(this.database, await this.keysetOf(list));
  }

  async details(id: string) {
    const [found] = await this.database.query<FoundCustomer & { note: string }>(
      sql`SELECT ${fields}, u.staff_note AS note FROM identity.users u WHERE u.id = ${id} AND u.role = 'user'`,
    );
    return found && { ...found, addresses: await this.addresses.ofUser(id) };
  }

  private async keysetOf({ words, ...list }: CustomerList): Promise<KeysetList> {
    if (await this.isEmail(words)) return keysetWith(list, [sql`u.email = ${words[0]}`]);
    const found = keysetWith(list, foundBy(words));
    if (words.length === 0 || (await this.hasRows(found))) return found;
    return keysetWith(list, similarTo(words));
  }

  private async hasRows(list: KeysetList): Promise<boolean> {
    const { found } = await countLists(this.database, { found: list });
    return found.count > 0;
  }

  /** Whether they are the whole e-mail address of a customer. Most addresses may share its parts, such as a provider's name. */
  private async isEmail(words: string[]): Promise<boolean> {
    const [word, ...others] = words;
    if (!word?.includes('@') || others.length > 0) return false;
    const found = await this.database.query(
      sql`SELECT FROM identity.users u WHERE u.email = ${word} AND u.role = 'user'`,
    );
    return found.length > 0;
  }
}

/** @param oneOf the ways in which a customer may meet the words */
function keysetWith({ blocked, guests, ids, sort }: Omit<CustomerList, 'words'>, oneOf: Sql[]): KeysetList {
  const [key, descending] = sorts[sort];
  return {
    select: fields,
    from: sql`identity.users u`,
    where: [
      sql`u.role = 'user'`,
      ...blockedIs(blocked),
      ...guestIs(guests),
      ...(ids.length > 0 ? [sql`u.id = ANY(${ids}::uuid[])`] : []),
    ],
    oneOf,
    sort: { name: sort, keys: [key, sortKey.id(sql`u.id`)], descending },
  };
}

const blockedIs = (blocked: boolean | undefined): Sql[] =>
  blocked === undefined ? [] : [blocked ? sql`u.blocked_at IS NOT NULL` : sql`u.blocked_at IS NULL`];

const guestIs = (guest: boolean | undefined): Sql[] =>
  guest === undefined ? [] : [guest ? sql`u.kind = 'guest'` : sql`u.kind = 'account'`];
