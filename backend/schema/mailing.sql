-- npm run generate writes this file from a freshly migrated database; a change of it is a migration.

CREATE SCHEMA mailing;

-- not personal
CREATE TABLE mailing.mail_texts (
  name text NOT NULL, -- not personal: of a kind of e-mail
  version integer NOT NULL,
  subject text,
  opening text,
  closing text,
  changed_at timestamptz,
  CONSTRAINT mail_texts_pkey PRIMARY KEY (name),
  CONSTRAINT mail_texts_closing_check CHECK (char_length(closing) <= 2000),
  CONSTRAINT mail_texts_opening_check CHECK (char_length(opening) <= 2000),
  CONSTRAINT mail_texts_subject_check CHECK (char_length(subject) >= 1 AND char_length(subject) <= 150),
  CONSTRAINT mail_texts_version_check CHECK (version >= 0)
);

CREATE TABLE mailing.mails (
  id uuid NOT NULL, -- not personal
  kind text NOT NULL, -- not personal
  fact_id uuid NOT NULL, -- personal: reference to what it tells, such as an order or an account
  recipient text NOT NULL, -- personal: e-mail address
  status text NOT NULL, -- not personal
  attempts integer NOT NULL, -- not personal
  reason text, -- personal: answer of a mail server, which may name the address
  created_at timestamptz NOT NULL, -- not personal
  sent_at timestamptz, -- not personal
  order_id uuid, -- personal: reference to the order of a parcel or a refund
  subject text, -- personal: what the shop wrote to the user
  letter text, -- personal: what the shop wrote to the user
  CONSTRAINT mails_pkey PRIMARY KEY (id),
  CONSTRAINT mails_fact_id_kind_key UNIQUE (fact_id, kind),
  CONSTRAINT mails_attempts_check CHECK (attempts >= 0),
  CONSTRAINT mails_check CHECK ((status = 'sent') = (sent_at IS NOT NULL)),
  CONSTRAINT mails_status_check CHECK (status IN ('waiting', 'sending', 'sent', 'failed', 'obsolete', 'unconfirmed'))
);
CREATE INDEX mails_by_order ON mailing.mails (order_id) WHERE order_id IS NOT NULL;
CREATE INDEX mails_by_status_and_time ON mailing.mails (status, created_at, id);
CREATE INDEX mails_by_time ON mailing.mails (created_at, id);
CREATE INDEX mails_by_words ON mailing.mails USING gin (lower(recipient) public.gin_trgm_ops);
CREATE INDEX mails_of_a_mailbox ON mailing.mails (recipient, created_at);
