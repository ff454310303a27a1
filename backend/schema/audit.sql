-- npm run generate writes this file from a freshly migrated database; a change of it is a migration.

CREATE SCHEMA audit;

CREATE TABLE audit.entries (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY, -- not personal
  recorded_at timestamptz NOT NULL DEFAULT clock_timestamp(), -- not personal
  actor text NOT NULL, -- personal: reference to the user who made the change
  actor_name text, -- personal: name of that user
  subject text NOT NULL, -- not personal
  subject_id text NOT NULL, -- personal: what was changed, which may be a user
  label text NOT NULL, -- personal: name of what was changed, which may be a user
  action text NOT NULL, -- not personal
  before jsonb, -- personal: values before the change, which may be of a user
  after jsonb, -- personal: values after the change, which may be of a user
  search text NOT NULL GENERATED ALWAYS AS (lower((((label || ' ') || action) || ' ') || COALESCE(actor_name, 'the shop'))) STORED, -- personal: derived from the other columns
  CONSTRAINT entries_pkey PRIMARY KEY (id)
);
CREATE INDEX entries_by_label ON audit.entries (lower(label), recorded_at, id);
CREATE INDEX entries_by_time ON audit.entries (recorded_at, id);
CREATE INDEX entries_by_words ON audit.entries USING gin (search public.gin_trgm_ops);
CREATE INDEX entries_of_actor ON audit.entries (actor, recorded_at, id);
CREATE INDEX entries_of_object ON audit.entries (subject_id, recorded_at, id);
CREATE INDEX entries_of_subject ON audit.entries (subject, recorded_at, id);

CREATE FUNCTION audit.refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'audit entries are append-only' USING ERRCODE = 'insufficient_privilege';
END $$;

CREATE TRIGGER append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON audit.entries FOR EACH STATEMENT EXECUTE FUNCTION audit.refuse_change();
