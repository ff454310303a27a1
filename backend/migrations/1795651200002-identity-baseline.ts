import type { MigrationInterface, QueryRunner } from 'typeorm';
import { markColumns, type Marks } from './marks/mark-columns';

const tables = `
  CREATE TABLE identity.users (
    id uuid PRIMARY KEY,
    user_name text NOT NULL,
    email text NOT NULL,
    password_hash text NOT NULL,
    role text NOT NULL CHECK (role IN ('user', 'admin')),
    created_at timestamptz NOT NULL,
    last_seen_at timestamptz NOT NULL DEFAULT now(),
    orders integer NOT NULL DEFAULT 0,
    spent_cents bigint NOT NULL DEFAULT 0,
    blocked_at timestamptz,
    blocked_reason text,
    search text NOT NULL GENERATED ALWAYS AS (lower((user_name || ' ') || email)) STORED,
    second_factor jsonb,
    device_known_at timestamptz,
    CONSTRAINT users_email_is_taken UNIQUE (email),
    CONSTRAINT users_are_blocked_for_a_reason CHECK ((blocked_at IS NULL) = (blocked_reason IS NULL)),
    CONSTRAINT users_blocked_are_no_admins CHECK (blocked_at IS NULL OR role = 'user'),
    CONSTRAINT users_email_is_lower_case CHECK (email = lower(email)),
    CONSTRAINT users_second_factors_are_admins CHECK (second_factor IS NULL OR role = 'admin')
  );
  -- Few customers are blocked: without an index of their own, a list of them reads all customers.
  CREATE INDEX customers_blocked ON identity.users (created_at, id) WHERE role = 'user' AND blocked_at IS NOT NULL;
  CREATE INDEX customers_by_last_seen ON identity.users (last_seen_at, id) WHERE role = 'user';
  CREATE INDEX customers_by_newest ON identity.users (created_at, id) WHERE role = 'user';
  CREATE INDEX customers_by_orders ON identity.users (orders, id) WHERE role = 'user';
  CREATE INDEX customers_by_spent ON identity.users (spent_cents, id) WHERE role = 'user';
  CREATE INDEX users_by_words ON identity.users USING gin (search public.gin_trgm_ops);

  CREATE TABLE identity.address_books (
    user_id uuid PRIMARY KEY REFERENCES identity.users (id) ON DELETE CASCADE
  );

  CREATE TABLE identity.addresses (
    id uuid PRIMARY KEY,
    user_id uuid NOT NULL REFERENCES identity.address_books (user_id) ON DELETE CASCADE,
    address text NOT NULL,
    city text NOT NULL,
    pincode text NOT NULL,
    phone text NOT NULL,
    notes text NOT NULL,
    recipient text,
    country text CHECK (country ~ '^[A-Z]{2}$'),
    region text NOT NULL DEFAULT ''
  );
  CREATE INDEX addresses_user ON identity.addresses (user_id, id);

  -- This is what identity was told of the orders of its customers.
  CREATE TABLE identity.customer_orders (
    order_id uuid PRIMARY KEY,
    user_id uuid,
    spent_cents bigint,
    is_refunded boolean NOT NULL DEFAULT false,
    partly_refunded_cents integer NOT NULL DEFAULT 0
  );
  CREATE INDEX customer_orders_user ON identity.customer_orders (user_id);

  -- The columns and their order are those of rate-limiter-flexible; expire is in milliseconds since 1970.
  CREATE TABLE identity.login_attempts (
    key text PRIMARY KEY,
    points integer NOT NULL,
    expire bigint
  );

  CREATE TABLE identity.password_resets (
    id uuid PRIMARY KEY,
    user_id uuid NOT NULL REFERENCES identity.users (id) ON DELETE CASCADE,
    token_hash text UNIQUE,
    requested_at timestamptz NOT NULL,
    used_at timestamptz
  );
  CREATE INDEX password_resets_by_time ON identity.password_resets (requested_at);
  CREATE INDEX password_resets_of_user ON identity.password_resets (user_id);

  CREATE TABLE identity.sessions (
    id uuid PRIMARY KEY,
    user_id uuid NOT NULL REFERENCES identity.users (id) ON DELETE CASCADE,
    expires_at timestamptz NOT NULL,
    revoked_at timestamptz,
    device text NOT NULL,
    opened_at timestamptz NOT NULL,
    last_used_at timestamptz NOT NULL
  );
  CREATE INDEX sessions_user ON identity.sessions (user_id);`;

const marks: Marks = {
  'identity.users': {
    personal: {
      id: 'reference to the user',
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
      second_factor: 'secret of the second factor; to be erased, never to be exported',
      device_known_at: 'when a device was first known by its cookie',
    },
    notPersonal: ['role'],
  },
  'identity.address_books': { personal: { user_id: 'reference to the user' } },
  'identity.addresses': {
    personal: {
      user_id: 'reference to the user',
      address: 'postal address',
      city: 'postal address',
      pincode: 'postal address',
      phone: 'phone number',
      notes: 'what the user wrote for the delivery',
      recipient: 'name of whom parcels go to',
      country: 'postal address',
      region: 'postal address',
    },
    notPersonal: ['id'],
  },
  'identity.customer_orders': {
    personal: {
      user_id: 'reference to the user',
      partly_refunded_cents: 'what went back of an order of the user',
    },
    notPersonal: ['order_id', 'spent_cents', 'is_refunded'],
  },
  'identity.login_attempts': {
    personal: { key: 'e-mail or IP address of who failed to sign in' },
    notPersonal: ['points', 'expire'],
  },
  'identity.password_resets': {
    personal: {
      user_id: 'reference to the user',
      requested_at: 'when the user asked for a link',
      used_at: 'when the user set another password',
    },
    notPersonal: ['id', 'token_hash'],
  },
  'identity.sessions': {
    personal: {
      user_id: 'reference to the user',
      device: 'browser and system of the user',
      opened_at: 'when the user signed in',
      last_used_at: 'when the user was here last',
    },
    notPersonal: ['id', 'expires_at', 'revoked_at'],
  },
};

/** Users, their sessions and addresses, as of 1.0.0. `backend/schema/identity.sql` shows them with all later changes. */
export class IdentityBaseline1795651200002 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE SCHEMA identity`);
    await runner.query(tables);
    await markColumns(runner, marks);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
