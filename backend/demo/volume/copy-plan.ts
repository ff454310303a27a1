import type { VolumeSize } from './volume-size';

/** One statement for all rows of a table. */
export interface CopyStep {
  name: string;
  sql: string;
  parameters?: unknown[];
}

/** The last 90 days are repeated this number of times further back. */
const cycles = 12;
/** A whole number of weeks, so that a Saturday stays one. */
const cycle = `interval '91 days'`;
/** Before the oldest copy of an order. */
export const openedEarlier = `${cycles} * ${cycle}`;

/** How much earlier a copy of an order is than its template. @param copy the column of its number */
export const wholeCyclesEarlier = (copy: string): string => `(${copy} % ${cycles}) * ${cycle}`;

/**
 * The id of a copy, and another text of its kind, which are the same wherever the row is mentioned. Ids of one copy stand together in
 * an index, behind those of the copy after it, as ids that grow with time do.
 */
const functions = `
  CREATE FUNCTION pg_temp.copy_of(id uuid, copy integer) RETURNS uuid LANGUAGE sql IMMUTABLE AS $$
    SELECT (lpad(to_hex(('x' || substr(replace(id::text, '-', ''), 1, 12))::bit(48)::bigint - copy * 60000::bigint), 12, '0')
            || '7' || substr(md5(id::text || copy), 1, 3) || '8' || substr(md5(id::text || copy), 4, 15))::uuid $$;
  CREATE FUNCTION pg_temp.copy_of(text text, copy integer) RETURNS text LANGUAGE sql IMMUTABLE AS $$
    SELECT upper(left(md5(text || ':' || copy), length(text))) $$`;

/** @param templates a table that holds them. @returns at least as many copies of each as it takes */
const copiesFor = (templates: string): string =>
  `1 + $1::integer / (SELECT count(*)::integer FROM ${templates})`;

/** The demo's own customers; other accounts are left alone. */
const customers = `
  CREATE TEMP TABLE customer_copies ON COMMIT DROP AS
  SELECT t.id AS template, pg_temp.copy_of(t.id, n) AS id, n AS copy
    FROM (SELECT id FROM identity.users WHERE email LIKE '%@customers.haberdash.test') t
    CROSS JOIN generate_series(1, ${copiesFor(`identity.users WHERE email LIKE '%@customers.haberdash.test'`)}) n
   ORDER BY n, t.id LIMIT $1`;

const products = `
  CREATE TEMP TABLE product_copies ON COMMIT DROP AS
  SELECT t.id AS template, pg_temp.copy_of(t.id, n) AS id, n AS copy
    FROM (SELECT id FROM catalogue.products WHERE deleted_at IS NULL) t
    CROSS JOIN generate_series(1, ${copiesFor('catalogue.products WHERE deleted_at IS NULL')}) n
   ORDER BY n, t.id LIMIT $1`;

/** Those that no job works on: paid or ended. Only in the latest 90 days some still wait to be sent. */
const templates = `
  CREATE TEMP TABLE order_templates ON COMMIT DROP AS
  SELECT o.id, o.payment_id, o.stage <> 'paid' OR o.status = 'delivered' AS is_finished
    FROM ordering.orders o JOIN payments.payments p ON p.id = o.payment_id
   WHERE o.shopper_email LIKE '%@customers.haberdash.test' AND p.status IN ('paid', 'refunded', 'abandoned')
     AND o.stage IN ('paid', 'refunded', 'expired', 'closed') AND NOT (o.stage = 'paid' AND o.status = 'rejected')
     AND NOT EXISTS (SELECT FROM ordering.order_lines l WHERE l.order_id = o.id
           AND l.product_id NOT IN (SELECT template FROM product_copies))`;

/** An order's products are of one complete copy of the catalogue, its customer is of one complete copy of the customers. */
const orders = `
  CREATE TEMP TABLE order_copies ON COMMIT DROP AS
  SELECT t.id AS template, t.payment_id AS payment, pg_temp.copy_of(t.id, n) AS id, pg_temp.copy_of(t.payment_id, n) AS payment_id,
         n AS copy, 1 + n % c.products AS product_copy, 1 + n % c.customers AS customer_copy,
         ${wholeCyclesEarlier('n')} + (n / ${cycles}) * interval '97 seconds' AS earlier,
         $2::bigint + row_number() OVER (ORDER BY n, t.id) AS number
    FROM order_templates t CROSS JOIN generate_series(1, ${copiesFor('order_templates WHERE is_finished')}) n
    CROSS JOIN (SELECT (SELECT max(copy) - 1 FROM product_copies) AS products,
                       (SELECT max(copy) - 1 FROM customer_copies) AS customers) c
   WHERE t.is_finished OR n % ${cycles} = 0
   ORDER BY n, t.id LIMIT $1`;

/** @param lastNumber the order number before the first of the copies */
export const preparation = (missing: VolumeSize, lastNumber: number): CopyStep[] => [
  { name: 'functions', sql: functions },
  { name: 'plan of customers', sql: customers, parameters: [missing.customers] },
  { name: 'plan of products', sql: products, parameters: [missing.products] },
  { name: 'templates of orders', sql: templates },
  { name: 'plan of orders', sql: orders, parameters: [missing.orders, lastNumber] },
  { name: 'index of the plan', sql: 'ALTER TABLE order_copies ADD PRIMARY KEY (copy, template)' },
  { name: 'statistics', sql: 'ANALYZE customer_copies, product_copies, order_templates, order_copies' },
];
