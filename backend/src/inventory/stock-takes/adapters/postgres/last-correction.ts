import sql, { type Sql } from 'sql-template-tag';

/** Ids of a variant's movements grow with time; 0: nobody has ever set its stock. */
export const lastCorrectionOf = (variantId: Sql): Sql => sql`
  coalesce((SELECT m.id FROM catalogue.stock_movements m
             WHERE m.variant_id = ${variantId} AND m.cause IN ('initial', 'corrected') ORDER BY m.id DESC LIMIT 1), 0)`;
