-- npm run generate writes this file from a freshly migrated database; a change of it is a migration.

CREATE SCHEMA pictures;

-- not personal
CREATE TABLE pictures.pictures (
  name text NOT NULL, -- not personal: name of a file
  widths integer[] NOT NULL,
  placeholder text NOT NULL,
  added_at timestamptz NOT NULL DEFAULT now(),
  height integer NOT NULL, -- not personal
  CONSTRAINT pictures_pkey PRIMARY KEY (name),
  CONSTRAINT pictures_height_check CHECK (height > 0)
);
