import sql, { empty, join, raw, type Sql } from 'sql-template-tag';

/** One statement that changes one table, or looks at it for others. */
export interface Part {
  /** What the other parts of its write call it; of two waiting writes none share a name. */
  name: string;
  statement: Sql;
  /** Finding nothing, it says that somebody else was faster: all is taken back and done again. */
  mustFind?: boolean;
  /** It only looks, or locks: what was read before it is sent stays true. */
  changesNothing?: boolean;
}

/**
 * What a unit of work writes, until it is sent: as one statement, so in one round trip, planned once. Its parts all see
 * what was there before it, and not each other's changes; so each is of another table, which its name says.
 */
export class WaitingWrites {
  private readonly parts = new Map<string, Part>();
  private readonly calls: Sql[] = [];

  get isEmpty(): boolean {
    return this.parts.size === 0 && this.calls.length === 0;
  }

  get changesNothing(): boolean {
    return this.calls.length === 0 && [...this.parts.values()].every((part) => part.changesNothing);
  }

  /** Whether what waits must be sent before these may wait. */
  isInTheWayOf(parts: Part[]): boolean {
    return parts.some(({ name }) => this.parts.has(name));
  }

  add(parts: Part[]): void {
    for (const part of parts) this.parts.set(part.name, part);
  }

  /** @param call of a function that writes */
  addCall(call: Sql): void {
    this.calls.push(call);
  }

  /** Hands them over, once. */
  take(): Sql {
    const parts = [...this.parts.values()];
    const checks = parts.filter(({ mustFind }) => mustFind).map(checkOf);
    const statement = asOne(parts, [...checks, ...this.calls]);
    this.parts.clear();
    this.calls.length = 0;
    return statement;
  }
}

/** @param calls what it asks besides, from left to right */
function asOne(parts: Part[], calls: Sql[]): Sql {
  const named = parts.map(({ name, statement }) => sql`${raw(name)} AS (${statement})`);
  return sql`${named.length > 0 ? sql`WITH ${join(named)}` : empty} SELECT ${join([...calls, sql`1`])}`;
}

const checkOf = ({ name }: Part): Sql =>
  sql`CASE WHEN NOT EXISTS (SELECT FROM ${raw(name)}) THEN public.changed_meanwhile() END`;
