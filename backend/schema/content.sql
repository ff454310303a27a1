-- npm run generate writes this file from a freshly migrated database; a change of it is a migration.

CREATE SCHEMA content;

-- not personal
CREATE TABLE content.pages (
  slug text NOT NULL,
  kind text NOT NULL,
  brand text,
  category text,
  version integer NOT NULL,
  CONSTRAINT pages_pkey PRIMARY KEY (slug),
  CONSTRAINT pages_check CHECK (brand IS NULL OR category IS NULL),
  CONSTRAINT pages_check1 CHECK (kind = 'size-guide' OR COALESCE(brand, category) IS NULL),
  CONSTRAINT pages_kind_check CHECK (kind IN ('page', 'size-guide')),
  CONSTRAINT pages_version_check CHECK (version > 0)
);

CREATE TABLE content.page_versions (
  slug text NOT NULL, -- not personal
  version integer NOT NULL, -- not personal
  title text NOT NULL, -- not personal
  body text NOT NULL, -- not personal
  saved_at timestamptz NOT NULL DEFAULT clock_timestamp(), -- not personal
  saved_by text NOT NULL, -- personal: reference to the admin who saved it
  saved_by_name text, -- personal: name of the admin
  CONSTRAINT page_versions_pkey PRIMARY KEY (slug, version),
  CONSTRAINT page_versions_slug_fkey FOREIGN KEY (slug) REFERENCES content.pages(slug) ON DELETE CASCADE
);

-- not personal
CREATE TABLE content.settings (
  name text NOT NULL, -- not personal: name of a setting
  version integer NOT NULL,
  value jsonb NOT NULL,
  CONSTRAINT settings_pkey PRIMARY KEY (name)
);

CREATE FUNCTION content.refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'versions of pages never change' USING ERRCODE = 'insufficient_privilege';
END $$;

CREATE TRIGGER append_only BEFORE UPDATE ON content.page_versions FOR EACH STATEMENT EXECUTE FUNCTION content.refuse_change();
