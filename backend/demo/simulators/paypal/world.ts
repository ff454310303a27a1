import type { Pool } from 'pg';
import type { Faults } from './faults';
import type { Reviews } from './orders/reviews';
import type { Webhooks } from './webhooks/webhooks';

/** The routes depend on these parts. */
export interface World {
  pool: Pool;
  faults: Faults;
  webhooks: Webhooks;
  reviews: Reviews;
  now: () => Date;
}
