-- npm run generate writes this file from a freshly migrated database; a change of it is a migration.

CREATE SCHEMA identity;

CREATE TABLE identity.staff_roles (
  id uuid NOT NULL, -- not personal
  name text NOT NULL, -- not personal
  is_owner boolean NOT NULL DEFAULT false, -- not personal
  permissions text[] NOT NULL, -- not personal
  refund_limit_cents integer, -- not personal
  CONSTRAINT staff_roles_pkey PRIMARY KEY (id),
  CONSTRAINT staff_roles_name_check CHECK (length(name) >= 1 AND length(name) <= 60),
  CONSTRAINT staff_roles_refund_limit_cents_check CHECK (refund_limit_cents >= 0)
);
CREATE UNIQUE INDEX staff_roles_names_are_taken ON identity.staff_roles (lower(name));
CREATE UNIQUE INDEX staff_roles_one_is_the_owners ON identity.staff_roles (is_owner) WHERE is_owner;

CREATE TABLE identity.users (
  id uuid NOT NULL, -- personal: reference to the user
  user_name text NOT NULL, -- personal: name
  email text NOT NULL, -- personal: e-mail address
  password_hash text, -- personal: derived from the password; to be erased, never to be exported
  role text NOT NULL, -- not personal
  created_at timestamptz NOT NULL, -- personal: when the user registered
  last_seen_at timestamptz NOT NULL DEFAULT now(), -- personal: when the user was here last
  orders integer NOT NULL DEFAULT 0, -- personal: how much the user bought
  spent_cents bigint NOT NULL DEFAULT 0, -- personal: how much the user bought
  blocked_at timestamptz, -- personal: when an admin blocked the user
  blocked_reason text, -- personal: what an admin wrote about the user
  search text NOT NULL GENERATED ALWAYS AS (lower((user_name || ' ') || email)) STORED, -- personal: derived from the name and the e-mail address
  second_factor jsonb, -- personal: secret of the second factor; to be erased, never to be exported
  device_known_at timestamptz, -- personal: when a device was first known by its cookie
  staff_role_id uuid, -- personal: what the user may do for the shop
  staff_note text NOT NULL DEFAULT '', -- personal: what the staff wrote about the user
  kind text NOT NULL DEFAULT 'account', -- not personal
  forgotten_at timestamptz, -- not personal
  email_proved_at timestamptz, -- personal: when the user proved that the e-mail address is theirs
  CONSTRAINT users_pkey PRIMARY KEY (id),
  CONSTRAINT users_staff_role_id_fkey FOREIGN KEY (staff_role_id) REFERENCES identity.staff_roles(id),
  CONSTRAINT users_are_blocked_for_a_reason CHECK ((blocked_at IS NULL) = (blocked_reason IS NULL)),
  CONSTRAINT users_blocked_are_no_admins CHECK (blocked_at IS NULL OR role = 'user'),
  CONSTRAINT users_email_is_lower_case CHECK (email = lower(email)),
  CONSTRAINT users_forgotten_are_guests CHECK (forgotten_at IS NULL OR kind = 'guest' AND email = ''),
  CONSTRAINT users_guests_are_shoppers CHECK (kind = 'account' OR role = 'user'),
  CONSTRAINT users_guests_have_no_password CHECK ((kind = 'guest') = (password_hash IS NULL)),
  CONSTRAINT users_kind_check CHECK (kind IN ('account', 'guest')),
  CONSTRAINT users_role_check CHECK (role IN ('user', 'admin')),
  CONSTRAINT users_second_factors_are_admins CHECK (second_factor IS NULL OR role = 'admin'),
  CONSTRAINT users_with_a_staff_role_are_admins CHECK (staff_role_id IS NULL OR role = 'admin')
);
CREATE INDEX customers_blocked ON identity.users (created_at, id) WHERE role = 'user' AND blocked_at IS NOT NULL;
CREATE INDEX customers_by_last_seen ON identity.users (last_seen_at, id) WHERE role = 'user';
CREATE INDEX customers_by_newest ON identity.users (created_at, id) WHERE role = 'user';
CREATE INDEX customers_by_orders ON identity.users (orders, id) WHERE role = 'user';
CREATE INDEX customers_by_spent ON identity.users (spent_cents, id) WHERE role = 'user';
CREATE INDEX guests_by_last_seen ON identity.users (last_seen_at, id) WHERE kind = 'guest' AND forgotten_at IS NULL AND blocked_at IS NULL;
CREATE INDEX staff_of_roles ON identity.users (staff_role_id) WHERE role = 'admin';
CREATE UNIQUE INDEX users_account_emails ON identity.users (email) WHERE kind = 'account';
CREATE INDEX users_by_email ON identity.users (email);
CREATE INDEX users_by_words ON identity.users USING gin (search public.gin_trgm_ops);

CREATE TABLE identity.address_books (
  user_id uuid NOT NULL, -- personal: reference to the user
  CONSTRAINT address_books_pkey PRIMARY KEY (user_id),
  CONSTRAINT address_books_user_id_fkey FOREIGN KEY (user_id) REFERENCES identity.users(id) ON DELETE CASCADE
);

CREATE TABLE identity.addresses (
  id uuid NOT NULL, -- not personal
  user_id uuid NOT NULL, -- personal: reference to the user
  address text NOT NULL, -- personal: postal address
  city text NOT NULL, -- personal: postal address
  pincode text NOT NULL, -- personal: postal address
  phone text NOT NULL, -- personal: phone number
  notes text NOT NULL, -- personal: what the user wrote for the delivery
  recipient text, -- personal: name of whom parcels go to
  country text, -- personal: postal address
  region text NOT NULL DEFAULT '', -- personal: postal address
  CONSTRAINT addresses_pkey PRIMARY KEY (id),
  CONSTRAINT addresses_user_id_fkey FOREIGN KEY (user_id) REFERENCES identity.address_books(user_id) ON DELETE CASCADE,
  CONSTRAINT addresses_country_check CHECK (country ~ '^[A-Z]{2}$')
);
CREATE INDEX addresses_by_words ON identity.addresses USING gin (lower((((((((COALESCE(recipient, '') || ' ') || address) || ' ') || city) || ' ') || pincode) || ' ') || regexp_replace(phone, '[^0-9]', '', 'g')) public.gin_trgm_ops);
CREATE INDEX addresses_user ON identity.addresses (user_id, id);

CREATE TABLE identity.customer_orders (
  order_id uuid NOT NULL, -- not personal
  user_id uuid, -- personal: reference to the user
  spent_cents bigint, -- not personal
  is_refunded boolean NOT NULL DEFAULT false, -- not personal
  partly_refunded_cents integer NOT NULL DEFAULT 0, -- personal: what went back of an order of the user
  CONSTRAINT customer_orders_pkey PRIMARY KEY (order_id)
);
CREATE INDEX customer_orders_user ON identity.customer_orders (user_id);

CREATE TABLE identity.email_changes (
  id uuid NOT NULL, -- not personal
  user_id uuid NOT NULL, -- personal: reference to the user
  old_email text NOT NULL, -- personal: e-mail address of the user until then
  new_email text NOT NULL, -- personal: e-mail address that the user wants
  code_hash text, -- not personal
  requested_at timestamptz NOT NULL, -- personal: when the user asked for a code
  wrong_codes integer NOT NULL DEFAULT 0, -- not personal
  ended_at timestamptz, -- personal: when the user typed the code, or asked for another one
  CONSTRAINT email_changes_pkey PRIMARY KEY (id),
  CONSTRAINT email_changes_user_id_fkey FOREIGN KEY (user_id) REFERENCES identity.users(id) ON DELETE CASCADE,
  CONSTRAINT email_changes_new_email_check CHECK (new_email = lower(new_email)),
  CONSTRAINT email_changes_wrong_codes_check CHECK (wrong_codes >= 0)
);
CREATE INDEX email_changes_by_time ON identity.email_changes (requested_at);
CREATE INDEX email_changes_of_user ON identity.email_changes (user_id);

CREATE TABLE identity.login_attempts (
  key text NOT NULL, -- personal: e-mail or IP address of who failed to sign in
  points integer NOT NULL, -- not personal
  expire bigint, -- not personal
  CONSTRAINT login_attempts_pkey PRIMARY KEY (key)
);

CREATE TABLE identity.password_resets (
  id uuid NOT NULL, -- not personal
  user_id uuid NOT NULL, -- personal: reference to the user
  token_hash text, -- not personal
  requested_at timestamptz NOT NULL, -- personal: when the user asked for a link
  used_at timestamptz, -- personal: when the user set another password
  CONSTRAINT password_resets_pkey PRIMARY KEY (id),
  CONSTRAINT password_resets_token_hash_key UNIQUE (token_hash),
  CONSTRAINT password_resets_user_id_fkey FOREIGN KEY (user_id) REFERENCES identity.users(id) ON DELETE CASCADE
);
CREATE INDEX password_resets_by_time ON identity.password_resets (requested_at);
CREATE INDEX password_resets_of_user ON identity.password_resets (user_id);

CREATE TABLE identity.sessions (
  id uuid NOT NULL, -- not personal
  user_id uuid NOT NULL, -- personal: reference to the user
  expires_at timestamptz NOT NULL, -- not personal
  revoked_at timestamptz, -- not personal
  device text NOT NULL, -- personal: browser and system of the user
  opened_at timestamptz NOT NULL, -- personal: when the user signed in
  last_used_at timestamptz NOT NULL, -- personal: when the user was here last
  CONSTRAINT sessions_pkey PRIMARY KEY (id),
  CONSTRAINT sessions_user_id_fkey FOREIGN KEY (user_id) REFERENCES identity.users(id) ON DELETE CASCADE
);
CREATE INDEX sessions_user ON identity.sessions (user_id);

CREATE TABLE identity.staff_invitations (
  id uuid NOT NULL, -- not personal
  user_name text NOT NULL, -- personal: name of who is invited to the staff
  email text NOT NULL, -- personal: e-mail address of who is invited to the staff
  role_id uuid, -- not personal
  inviter_id uuid NOT NULL, -- personal: reference to the admin who invites
  sending_id uuid NOT NULL, -- not personal
  token_hash text, -- not personal
  expires_at timestamptz NOT NULL, -- not personal
  accepted_at timestamptz, -- personal: when the invitation was accepted
  revoked_at timestamptz, -- personal: when the invitation was revoked
  CONSTRAINT staff_invitations_pkey PRIMARY KEY (id),
  CONSTRAINT staff_invitations_sending_id_key UNIQUE (sending_id),
  CONSTRAINT staff_invitations_token_hash_key UNIQUE (token_hash),
  CONSTRAINT staff_invitations_inviter_id_fkey FOREIGN KEY (inviter_id) REFERENCES identity.users(id) ON DELETE CASCADE,
  CONSTRAINT staff_invitations_role_id_fkey FOREIGN KEY (role_id) REFERENCES identity.staff_roles(id) ON DELETE SET NULL,
  CONSTRAINT staff_invitations_check CHECK (accepted_at IS NULL OR revoked_at IS NULL),
  CONSTRAINT staff_invitations_email_check CHECK (email = lower(email))
);
CREATE UNIQUE INDEX one_invitation_of_mailbox ON identity.staff_invitations (email) WHERE accepted_at IS NULL AND revoked_at IS NULL;

CREATE TABLE identity.visitors (
  id uuid NOT NULL, -- not personal
  token_hash text NOT NULL, -- not personal
  expires_at timestamptz NOT NULL, -- not personal
  merged_into uuid, -- personal: reference to the user who was the visitor
  CONSTRAINT visitors_pkey PRIMARY KEY (id),
  CONSTRAINT visitors_token_hash_key UNIQUE (token_hash)
);
CREATE INDEX visitors_by_expiry ON identity.visitors (expires_at);
CREATE INDEX visitors_merged ON identity.visitors (merged_into) WHERE merged_into IS NOT NULL;
