// @ts-check
import pg from 'pg';
import { startTemporaryPostgres } from '../../postgres/postgres.mjs';
import { loadBackend } from '../load-backend.mjs';

/**
 * @typedef {{ table: string, name: string, type: string, rest: string, comment: string | null }} Column
 * @typedef {{ table: string, text: string }} OfTable
 * @typedef {{ name: string, comment: string | null, options: string | null }} Table
 * @typedef {{ before: boolean, text: string }} SqlFunction
 * @typedef {{ text: string }} Definition
 */

/** The folder that holds these files and no others. */
export const schemaFolder = 'backend/schema';

/**
 * Describes each schema of a freshly migrated database in a file, with statements in an order in which Postgres could execute them.
 * The embedded Postgres comes without `pg_dump`.
 * @returns {Promise<{ file: string, text: string }[]>}
 */
export async function schemaFiles() {
  const postgres = await startTemporaryPostgres();
  try {
    await loadBackend('src/platform/postgres/migrations/migrate.ts').migrate(postgres.url);
    return await read(postgres.url);
  } finally {
    await postgres.stop();
  }
}

/** @param {string} url */
async function read(url) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    // Without a search path, each name is written with its schema.
    await client.query(`SET search_path = ''`);
    const { rows } = await client.query(schemas);
    const files = [];
    for (const { name } of rows) files.push({ file: fileOf(name), text: await describe(client, name) });
    return files;
  } finally {
    await client.end();
  }
}

/** The schema `public` holds what is the platform's. @param {string} schema */
const fileOf = (schema) => `${schemaFolder}/${schema === 'public' ? 'platform' : schema}.sql`;

/** @param {pg.Client} client @param {string} schema */
async function describe(client, schema) {
  const ask = async (/** @type {string} */ sql) => (await client.query(sql, [schema])).rows;
  const [tables, columns, constraints, indexes] = [
    inOrderOfReferences(await ask(tablesSql), await ask(referencesSql)),
    await ask(columnsSql),
    await ask(constraintsSql),
    await ask(indexesSql),
  ];
  const [views, functions, triggers] = [await ask(viewsSql), await ask(functionsSql), await ask(triggersSql)];
  const functionsWhere = (/** @type {boolean} */ isBefore) =>
    functions.filter(({ before }) => before === isBefore).map(({ text }) => functionText(text));
  return `${[
    '-- npm run generate writes this file from a freshly migrated database; a change of it is a migration.',
    ...textsOf(await ask(extensionsSql)),
    ...(schema === 'public' ? [] : [`CREATE SCHEMA ${schema};`]),
    ...functionsWhere(true),
    ...tables.map((table) =>
      [
        tableText(table, rowsOf(table, columns), rowsOf(table, constraints)),
        ...textsOf(rowsOf(table, indexes)),
      ].join('\n'),
    ),
    ...textsOf(views),
    ...functionsWhere(false),
    textsOf(triggers).join('\n'),
  ]
    .join('\n\n')
    .trimEnd()}\n`;
}

/** @param {Definition[]} rows */
const textsOf = (rows) => rows.map(({ text }) => tidy(text));

/**
 * Postgres writes an expression with all casts; without those of literals it means the same.
 * @param {string} text
 */
const tidy = (text) =>
  text
    .replaceAll(' USING btree', '')
    .replaceAll('timestamp with time zone', 'timestamptz')
    .replaceAll(/('(?:[^']|'')*')::text(?!\[)/g, '$1')
    .replaceAll(/= ANY \(ARRAY\[([^\]]*)\]\)/g, 'IN ($1)')
    .replaceAll(/<> ALL \(ARRAY\[([^\]]*)\]\)/g, 'NOT IN ($1)');

/** The body begins at the margin. @param {string} text */
function functionText(text) {
  const [head = '', body] = text.split('$function$');
  const header = head.replace('CREATE OR REPLACE', 'CREATE').replaceAll(/\n ?/g, ' ').trimEnd();
  if (body === undefined) return header;
  const indents = [...body.matchAll(/\n( *)\S/g)].map(([, indent = '']) => indent.length);
  return `${header} $$${body.replaceAll(`\n${' '.repeat(Math.min(...indents))}`, '\n')}$$;`;
}

/**
 * @template {{ table: string }} Row
 * @param {Table} table
 * @param {Row[]} rows
 */
const rowsOf = (table, rows) => rows.filter((row) => row.table === table.name);

/** @param {Table} table @param {Column[]} columns @param {OfTable[]} constraints */
function tableText({ name, comment, options }, columns, constraints) {
  const lines = [
    ...columns.map((column) => ({
      text: onOneLine(`${column.name} ${column.type}${column.rest}`),
      comment: column.comment,
    })),
    ...constraints.map(({ text }) => ({ text: onOneLine(text), comment: null })),
  ];
  const body = lines.map(
    (line, index) =>
      `  ${line.text}${index < lines.length - 1 ? ',' : ''}${line.comment ? ` -- ${line.comment}` : ''}`,
  );
  return [
    ...(comment ? [`-- ${comment}`] : []),
    `CREATE TABLE ${name} (`,
    ...body,
    `)${options ? ` WITH (${options})` : ''};`,
  ].join('\n');
}

/** @param {string} text */
const onOneLine = (text) =>
  tidy(text)
    .replaceAll(/(?<=\()\s*\n\s*/g, '')
    .replaceAll(/\s*\n\s*/g, ' ');

/**
 * Sorts the tables by name, and puts each behind the tables that it refers to.
 * @param {Table[]} tables
 * @param {{ table: string, to: string }[]} references
 */
function inOrderOfReferences(tables, references) {
  /** @type {Table[]} */
  const ordered = [];
  const add = (/** @type {Table} */ table) => {
    if (ordered.includes(table)) return;
    for (const { to } of rowsOf(table, references)) {
      const target = tables.find(({ name }) => name === to);
      if (target && target !== table) add(target);
    }
    ordered.push(table);
  };
  tables.forEach(add);
  return ordered;
}

/** These are the shop's own schemas: the others are those of Postgres and of the queue. */
const schemas = `
  SELECT nspname AS name FROM pg_catalog.pg_namespace
   WHERE nspname !~ '^(pg_|information_schema|graphile_worker)' ORDER BY nspname`;

/** Parts of an extension are created with it, and TypeORM creates its own table. */
const isOwn = (/** @type {string} */ catalogue, /** @type {string} */ alias) => `
  NOT EXISTS (SELECT FROM pg_catalog.pg_depend e WHERE e.classid = 'pg_catalog.${catalogue}'::regclass
                 AND e.objid = ${alias}.oid AND e.deptype = 'e')`;
const ownTables = `
  pg_catalog.pg_class c JOIN pg_catalog.pg_namespace n ON n.oid = c.relnamespace AND n.nspname = $1
  AND c.relkind = 'r' AND c.relname <> 'migrations' AND ${isOwn('pg_class', 'c')}`;

const extensionsSql = `
  SELECT format('CREATE EXTENSION %I;', extname) AS text
    FROM pg_catalog.pg_extension e JOIN pg_catalog.pg_namespace n ON n.oid = e.extnamespace
   WHERE n.nspname = $1 ORDER BY extname`;

const tablesSql = `
  SELECT c.oid::regclass::text AS name, obj_description(c.oid, 'pg_class') AS comment,
         array_to_string(c.reloptions, ', ') AS options
    FROM ${ownTables} ORDER BY c.relname COLLATE "C"`;

const columnsSql = `
  SELECT c.oid::regclass::text AS table, quote_ident(a.attname) AS name, format_type(a.atttypid, a.atttypmod) AS type,
         concat(CASE WHEN a.attcollation <> t.typcollation THEN ' COLLATE ' || quote_ident(l.collname) END,
                CASE WHEN a.attnotnull THEN ' NOT NULL' END,
                CASE WHEN a.attgenerated = 's' THEN format(' GENERATED ALWAYS AS (%s) STORED', pg_get_expr(d.adbin, d.adrelid, true))
                     WHEN d.adbin IS NOT NULL THEN ' DEFAULT ' || pg_get_expr(d.adbin, d.adrelid, true) END,
                CASE a.attidentity WHEN 'a' THEN ' GENERATED ALWAYS AS IDENTITY' WHEN 'd' THEN ' GENERATED BY DEFAULT AS IDENTITY' END
         ) AS rest,
         col_description(c.oid, a.attnum) AS comment
    FROM ${ownTables}
    JOIN pg_catalog.pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
    JOIN pg_catalog.pg_type t ON t.oid = a.atttypid
    LEFT JOIN pg_catalog.pg_collation l ON l.oid = a.attcollation
    LEFT JOIN pg_catalog.pg_attrdef d ON d.adrelid = c.oid AND d.adnum = a.attnum
   ORDER BY a.attnum`;

/** From Postgres 18 on, NOT NULL is a constraint, too. */
const constraintsSql = `
  SELECT c.oid::regclass::text AS table, format('CONSTRAINT %I %s', o.conname, pg_get_constraintdef(o.oid, true)) AS text
    FROM ${ownTables} JOIN pg_catalog.pg_constraint o ON o.conrelid = c.oid AND o.contype IN ('p', 'u', 'f', 'c', 'x')
   ORDER BY array_position(ARRAY['p', 'u', 'x', 'f', 'c'], o.contype::text), o.conname COLLATE "C"`;

const referencesSql = `
  SELECT c.oid::regclass::text AS table, o.confrelid::regclass::text AS to
    FROM ${ownTables} JOIN pg_catalog.pg_constraint o ON o.conrelid = c.oid AND o.contype = 'f'
   ORDER BY o.conname COLLATE "C"`;

const indexesSql = `
  SELECT c.oid::regclass::text AS table, pg_get_indexdef(i.indexrelid, 0, true) || ';' AS text
    FROM ${ownTables} JOIN pg_catalog.pg_index i ON i.indrelid = c.oid JOIN pg_catalog.pg_class x ON x.oid = i.indexrelid
   WHERE NOT EXISTS (SELECT FROM pg_catalog.pg_constraint o WHERE o.conindid = i.indexrelid AND o.contype IN ('p', 'u', 'x'))
   ORDER BY x.relname COLLATE "C"`;

const viewsSql = `
  SELECT format(E'CREATE VIEW %s AS\\n%s', c.oid::regclass, pg_get_viewdef(c.oid, true)) AS text
    FROM pg_catalog.pg_class c JOIN pg_catalog.pg_namespace n ON n.oid = c.relnamespace
   WHERE n.nspname = $1 AND c.relkind = 'v' AND ${isOwn('pg_class', 'c')} ORDER BY c.relname COLLATE "C"`;

/** Those that a table needs, directly or through another function, come before the tables. */
const functionsSql = `
  WITH RECURSIVE needed AS (
    SELECT d.refobjid AS oid FROM pg_catalog.pg_depend d
     WHERE d.refclassid = 'pg_catalog.pg_proc'::regclass
       AND d.classid IN ('pg_catalog.pg_class'::regclass, 'pg_catalog.pg_attrdef'::regclass, 'pg_catalog.pg_constraint'::regclass)
    UNION
    SELECT d.refobjid FROM needed JOIN pg_catalog.pg_depend d ON d.objid = needed.oid
     WHERE d.classid = 'pg_catalog.pg_proc'::regclass AND d.refclassid = 'pg_catalog.pg_proc'::regclass
  )
  SELECT p.oid IN (SELECT oid FROM needed) AS before, rtrim(pg_get_functiondef(p.oid), E'\\n') || ';' AS text
    FROM pg_catalog.pg_proc p JOIN pg_catalog.pg_namespace n ON n.oid = p.pronamespace
   WHERE n.nspname = $1 AND p.prokind = 'f' AND ${isOwn('pg_proc', 'p')} ORDER BY p.proname COLLATE "C"`;

const triggersSql = `
  SELECT pg_get_triggerdef(t.oid, true) || ';' AS text
    FROM ${ownTables} JOIN pg_catalog.pg_trigger t ON t.tgrelid = c.oid
   WHERE NOT t.tgisinternal ORDER BY c.relname COLLATE "C", t.tgname COLLATE "C"`;
