import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A table's columns that hold personal data, each with what it holds, and all its others. */
interface Marks {
  personal: Record<string, string>;
  others: string[];
}

const reference = (whose: string) => `reference to ${whose}`;
const theShopper = { shopper_id: reference('the shopper') };

const tablesWithPersonalData: Record<string, Marks> = {
  'audit.entries': {
    personal: {
      actor: reference('the admin who made the change'),
      actor_name: 'name of the admin',
      subject_id: 'what was changed, which may be a user',
      label: 'name of what was changed, which may be a user',
      before: 'values before the change, which may be of a user',
      after: 'values after the change, which may be of a user',
      search: 'derived from the other columns',
    },
    others: ['id', 'recorded_at', 'subject', 'action'],
  },
  'cart.additions': { personal: theShopper, others: ['quarter'] },
  'cart.cart_lines': { personal: theShopper, others: ['variant_id', 'product_id', 'quantity', 'position'] },
  'cart.carts': { personal: theShopper, others: ['version'] },
  'catalogue.product_imports': {
    personal: { uploaded_by: reference('the admin') },
    others: ['id', 'file_name', 'status', 'plan', 'uploaded_at', 'finished_at', 'failure', 'done', 'total'],
  },
  'catalogue.purchases': { personal: theShopper, others: ['product_id', 'bought_at'] },
  'catalogue.reservations': {
    personal: theShopper,
    others: ['order_id', 'variant_id', 'quantity', 'state', 'under_review'],
  },
  'catalogue.reviews': {
    personal: {
      ...theShopper,
      shopper_name: 'name of the shopper',
      value: 'opinion of the shopper',
      message: 'opinion of the shopper',
      hidden_reason: 'what an admin wrote about the review',
      search: 'derived from the name and the message',
    },
    others: ['id', 'product_id', 'written_at', 'hidden_at'],
  },
  'catalogue.stock_movements': {
    personal: { actor: reference('who caused it'), actor_name: 'name of the admin who caused it' },
    others: ['id', 'variant_id', 'change', 'cause', 'order_id', 'at', 'stock_after'],
  },
  'identity.address_books': { personal: { user_id: reference('the user') }, others: [] },
  'identity.addresses': {
    personal: {
      user_id: reference('the user'),
      address: 'postal address',
      city: 'postal address',
      pincode: 'postal address',
      phone: 'phone number',
      notes: 'what the user wrote for the delivery',
    },
    others: ['id'],
  },
  'identity.customer_orders': {
    personal: { user_id: reference('the user') },
    others: ['order_id', 'spent_cents', 'is_refunded'],
  },
  'identity.login_attempts': {
    personal: { key: 'e-mail or IP address of who failed to sign in' },
    others: ['points', 'expire'],
  },
  'identity.sessions': {
    personal: {
      user_id: reference('the user'),
      device: 'browser and system of the user',
      opened_at: 'when the user signed in',
      last_used_at: 'when the user was here last',
    },
    others: ['id', 'expires_at', 'revoked_at'],
  },
  'identity.users': {
    personal: {
      id: reference('the user'),
      user_name: 'name',
      email: 'e-mail address',
      password_hash: 'derived from the password; to be erased, never to be exported',
      created_at: 'when the user registered',
      last_seen_at: 'when the user was here last',
      orders: 'how much the user bought',
      spent_cents: 'how much the user bought',
      blocked_at: 'when an admin blocked the user',
      blocked_reason: 'what an admin wrote about the user',
      search: 'derived from the name and the e-mail address',
    },
    others: ['role'],
  },
  'ordering.order_history': {
    personal: { changed_by: reference('who changed the order') },
    others: ['id', 'order_id', 'status', 'changed_at', 'stage', 'cancel_reason'],
  },
  'ordering.orders': {
    personal: {
      ...theShopper,
      shopper_name: 'name of the shopper',
      shopper_email: 'e-mail address of the shopper',
      address: 'postal address and phone number',
      payer_id: 'who paid, by the id that PayPal gave them',
      search: 'derived from the name and the e-mail address',
    },
    others: [
      'id',
      'total_cents',
      'status',
      'payment_id',
      'gateway_order_id',
      'reserved_until',
      'idempotency_key',
      'placed_at',
      'updated_at',
      'stage',
      'version',
      'cancel_reason',
      'number',
      'paid_at',
      'refunded_at',
    ],
  },
  'ordering.staff_notes': {
    personal: {
      note: 'what an admin wrote about the order, and so perhaps about the shopper',
      written_by: reference('the admin'),
    },
    others: ['id', 'order_id', 'written_at'],
  },
  'payments.payment_history': {
    personal: { changed_by: reference('who changed the payment') },
    others: ['id', 'payment_id', 'step', 'reference', 'amount_cents', 'currency', 'changed_at'],
  },
  'payments.payments': {
    personal: {
      buyer_id: reference('the shopper'),
      payer_id: 'who paid, by the id that PayPal gave them',
    },
    others: [
      'id',
      'order_id',
      'amount_cents',
      'currency',
      'status',
      'gateway_order_id',
      'approval_url',
      'capture_id',
      'declines',
      'refund_id',
      'created_at',
      'updated_at',
      'opening_attempts',
      'approved_at',
      'version',
    ],
  },
  'reporting.checks': {
    personal: { started_by: reference('the admin') },
    others: ['id', 'started_at', 'finished_at', 'night'],
  },
};

/** What is in them belongs to nobody, or only by the order or payment that it names. */
const otherTables = [
  'catalogue.banners',
  'catalogue.category_brands',
  'catalogue.listing_rows',
  'catalogue.product_colours',
  'catalogue.product_import_pictures',
  'catalogue.product_pictures',
  'catalogue.products',
  'catalogue.search_documents',
  'catalogue.search_synonyms',
  'catalogue.search_words',
  'catalogue.variants',
  'ordering.order_counter',
  'ordering.order_lines',
  'pictures.pictures',
  'public.job_leases',
  'public.migrations',
  'reporting.check_results',
  'reporting.daily_figures',
  'reporting.daily_sales',
  'reporting.discrepancies',
];

const alike = {
  'catalogue.product_colours.name': 'name of a colour',
  'catalogue.product_import_pictures.address': 'address of a picture',
  'pictures.pictures.name': 'name of a file',
  'public.migrations.name': 'name of a migration',
};

/** So that an export or an erasure of personal data misses no column: docs/data.md. */
export class PlatformPersonalData1795132800290 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const [table, { personal, others }] of Object.entries(tablesWithPersonalData)) {
      for (const [column, what] of Object.entries(personal))
        await runner.query(`COMMENT ON COLUMN ${table}.${column} IS 'personal: ${what}'`);
      for (const column of others)
        await runner.query(`COMMENT ON COLUMN ${table}.${column} IS 'not personal'`);
    }
    for (const table of otherTables) await runner.query(`COMMENT ON TABLE ${table} IS 'not personal'`);
    for (const [column, what] of Object.entries(alike))
      await runner.query(`COMMENT ON COLUMN ${column} IS 'not personal: ${what}'`);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
