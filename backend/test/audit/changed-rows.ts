/** The rows that a change of each subject writes. */
export const changedRows = {
  product: `SELECT xmin FROM catalogue.products WHERE id = $1
            UNION ALL SELECT xmin FROM catalogue.preview_links WHERE product_id = $1`,
  stock: `SELECT m.xmin FROM catalogue.stock_movements m JOIN catalogue.variants v ON v.id = m.variant_id
           WHERE v.product_id = $1`,
  banner: 'SELECT xmin FROM catalogue.banners WHERE id = $1',
  brand: 'SELECT xmin FROM catalogue.brands WHERE slug = $1',
  category: 'SELECT xmin FROM catalogue.categories WHERE slug = $1',
  review: 'SELECT xmin FROM catalogue.reviews WHERE id = $1',
  order: `SELECT xmin FROM ordering.orders WHERE id = $1
          UNION ALL SELECT xmin FROM ordering.staff_notes WHERE order_id = $1
          UNION ALL SELECT xmin FROM ordering.order_links WHERE order_id = $1
          UNION ALL SELECT xmin FROM ordering.parcels WHERE order_id = $1
          UNION ALL SELECT xmin FROM ordering.cancellations WHERE order_id = $1
          UNION ALL SELECT xmin FROM ordering.refunds WHERE order_id = $1
          UNION ALL SELECT xmin FROM mailing.mails WHERE fact_id = $1 OR order_id = $1`,
  withdrawal: 'SELECT xmin FROM ordering.withdrawal_cases WHERE withdrawal_id = $1',
  return: 'SELECT xmin FROM ordering.returns WHERE id = $1',
  admin: `SELECT xmin FROM identity.users WHERE id = $1
          UNION ALL SELECT xmin FROM identity.staff_invitations WHERE id = $1
          UNION ALL SELECT xmin FROM identity.sessions WHERE user_id = $1`,
  customer: 'SELECT xmin FROM identity.users WHERE id = $1',
  setting: `SELECT xmin FROM content.settings WHERE name = $1
            UNION ALL SELECT xmin FROM content.page_versions WHERE 'page:' || slug = $1
            UNION ALL SELECT xmin FROM catalogue.collections WHERE 'collection:' || slug = $1
            UNION ALL SELECT xmin FROM catalogue.sales WHERE 'sale:' || id = $1
            UNION ALL SELECT xmin FROM catalogue.state_changes WHERE 'products-state:' || id = $1
            UNION ALL SELECT xmin FROM catalogue.stock_takes WHERE 'stock-take:' || id = $1
            UNION ALL SELECT xmin FROM catalogue.size_scales WHERE 'sizes' = $1
            UNION ALL SELECT xmin FROM delivery.zones WHERE 'delivery-zone:' || id = $1
            UNION ALL SELECT xmin FROM delivery.methods WHERE 'delivery-method:' || id = $1
            UNION ALL SELECT xmin FROM delivery.calendar WHERE 'delivery-calendar' = $1
            UNION ALL SELECT xmin FROM identity.staff_roles WHERE 'staff-role:' || id = $1
            UNION ALL SELECT xmin FROM mailing.mail_texts WHERE 'e-mail-text:' || name = $1
            UNION ALL SELECT xmin FROM ordering.return_rules WHERE 'return-rules' = $1`,
};

/** Actions after whose commit a job writes the same row again. */
export const rewrittenByWorkers = new Set([
  'sent again',
  'link sent',
  'invited to the staff',
  'invitation sent again',
  'refund requested',
  'refund requested again',
  'settled',
  'assigned',
  'stopped',
  'state of all changed',
  'booking started',
]);
