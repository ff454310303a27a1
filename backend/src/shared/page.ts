/** A page of a list that is too long for one response. */
export interface PageRequest {
  limit: number;
  /** One that another page of the same list gave. */
  cursor: string | undefined;
}

/** Where a page stands in its list. */
export interface PageMeta {
  /** Null on the last page. */
  nextCursor: string | null;
  /** Null on the first page. */
  previousCursor: string | null;
  /** How many rows precede the page; rows may have come or gone since the first page. */
  offset: number;
  /** Counted only up to a limit, so that no count grows with the table. */
  total: number;
  totalIsExact: boolean;
}

/** A count that stops at a limit, as the total of a page does. */
export interface BoundedCount {
  count: number;
  isExact: boolean;
}
