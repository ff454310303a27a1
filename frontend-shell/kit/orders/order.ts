import type { Schema } from '../api/client';

export type Order = Schema<'OrderView'>;

/** Shoppers see only whether they made a change themselves; admins see who made it. */
export type OrderChange =
  Schema<'OrderDetailsView'>['history'][number] | Schema<'AdminOrderView'>['history'][number];

export type Author = OrderChange['by'];
