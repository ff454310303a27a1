import type { Schema } from '@haberdash/kit/api/client';

/** The only page of a list, unless `meta` says more. */
export const pageOf = <Item>(data: Item[], meta: Partial<Schema<'PageMeta'>> = {}) => ({
  success: true as const,
  data,
  meta: {
    nextCursor: null,
    previousCursor: null,
    offset: 0,
    total: data.length,
    totalIsExact: true,
    ...meta,
  },
});
