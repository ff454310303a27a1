import type { Schema } from '../api/client';

export type Order = Schema<'OrderView'>;

/** A shopper is told whether they made it themselves, an admin who made it. */
export type OrderChange =
  Schema<'OrderDetailsView'>['history'][number] | Schema<'AdminOrderView'>['history'][number];

export type Author = OrderChange['by'];
