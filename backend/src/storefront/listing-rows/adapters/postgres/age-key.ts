import sql, { type Sql } from 'sql-template-tag';

/** The age of a listing row `c`: its id begins with the time at which it was made. A draft that was published later has a key of that time. */
export const ageKey = sql`coalesce(c.age_key, c.product_id)`;

/** The age key of the product `p`; null where its id says its age. */
export const ageKeyOfDraft = sql`
  CASE WHEN p.published_at IS NOT NULL
       THEN (${timeInId(sql`p.published_at`)} || right(replace(p.id::text, '-', ''), 20))::uuid END`;

/** The lowest id of version 7 of a time. */
export const firstIdAt = (time: Sql): Sql => sql`(${timeInId(time)} || repeat('0', 20))::uuid`;

/** How ids of version 7 begin: 48 bits of milliseconds, in hexadecimal. */
function timeInId(time: Sql): Sql {
  return sql`lpad(to_hex((extract(epoch FROM ${time}) * 1000)::bigint), 12, '0')`;
}
