import { inDatabase } from '../support/shop/people';
import type { TestShop } from '../support/shop/test-shop';

/** The tables that a change of each subject writes, and the columns with the id of the subject. */
const changedTables = {
  product: { 'catalogue.products': 'id', 'catalogue.preview_links': 'product_id' },
  stock: {
    'catalogue.stock_movements': '(SELECT product_id FROM catalogue.variants v WHERE v.id = variant_id)',
  },
  banner: { 'catalogue.banners': 'id' },
  brand: { 'catalogue.brands': 'slug' },
  category: { 'catalogue.categories': 'slug' },
  review: { 'catalogue.reviews': 'id' },
  order: {
    'ordering.orders': 'id',
    'ordering.staff_notes': 'order_id',
    'ordering.order_links': 'order_id',
    'ordering.parcels': 'order_id',
    'ordering.cancellations': 'order_id',
    'ordering.refunds': 'order_id',
    'mailing.mails': 'fact_id, order_id',
    // A link that the staff sends is created by a job.
    'graphile_worker._private_jobs': "CASE payload->>'isFromShop' WHEN 'true' THEN payload->>'orderId' END",
  },
  withdrawal: { 'ordering.withdrawal_cases': 'withdrawal_id' },
  return: { 'ordering.returns': 'id' },
  admin: { 'identity.users': 'id', 'identity.staff_invitations': 'id', 'identity.sessions': 'user_id' },
  customer: { 'identity.users': 'id' },
  setting: {
    'content.settings': 'name',
    'content.page_versions': "'page:' || slug",
    'catalogue.collections': "'collection:' || slug",
    'catalogue.sales': "'sale:' || id",
    'catalogue.state_changes': "'products-state:' || id",
    'catalogue.stock_takes': "'stock-take:' || id",
    'catalogue.size_scales': "'sizes'",
    'delivery.zones': "'delivery-zone:' || id",
    'delivery.methods': "'delivery-method:' || id",
    'delivery.calendar': "'delivery-calendar'",
    'identity.staff_roles': "'staff-role:' || id",
    'mailing.mail_texts': "'e-mail-text:' || name",
    'ordering.return_rules': "'return-rules'",
  },
};

export type Subject = keyof typeof changedTables;

/** From now on, it is known which transaction wrote a row, also after a job writes it again or it is deleted. */
export async function recordWrites(shop: TestShop): Promise<void> {
  await inDatabase(
    shop,
    `CREATE TABLE public.writes (transaction text, written_table text, written_row jsonb);
     CREATE FUNCTION public.record_write() RETURNS trigger LANGUAGE plpgsql AS $$BEGIN
       INSERT INTO public.writes VALUES
         (pg_current_xact_id(), TG_TABLE_SCHEMA || '.' || TG_TABLE_NAME, to_jsonb(coalesce(NEW, OLD)));
       RETURN NULL;
     END$$`,
  );
  const tables = new Set(Object.values(changedTables).flatMap((columns) => Object.keys(columns)));
  // A transaction that locks several tables could end in a deadlock with the jobs of the shop.
  for (const table of tables)
    await inDatabase(
      shop,
      `CREATE TRIGGER record_write AFTER INSERT OR UPDATE OR DELETE ON ${table}
         FOR EACH ROW EXECUTE FUNCTION public.record_write()`,
    );
}

/** @returns each transaction that wrote rows of the subject */
export async function transactionsOf(shop: TestShop, subject: Subject, id: string): Promise<string[]> {
  const writes = Object.entries(changedTables[subject]).map(
    ([table, columns]) =>
      `SELECT transaction FROM public.writes, jsonb_populate_record(NULL::${table}, written_row)
        WHERE written_table = '${table}' AND $1 = ANY(ARRAY[${columns}]::text[])`,
  );
  const found = await inDatabase<{ transaction: string }>(shop, writes.join(' UNION '), [id]);
  return found.map(({ transaction }) => transaction);
}
