interface Column {
  table: string;
  column: string;
  tableMark: string | null;
  mark: string | null;
  /** Whether a foreign key refers to the user. */
  refersToUser: boolean;
}

type Ask = (sql: string) => Promise<unknown[]>;

/** The queue's library makes its own tables: docs/data.md tells of them. */
const columns = `
  SELECT n.nspname || '.' || c.relname AS table, a.attname::text AS column, obj_description(c.oid, 'pg_class') AS "tableMark",
         col_description(c.oid, a.attnum) AS mark,
         EXISTS (SELECT FROM pg_constraint k WHERE k.conrelid = c.oid AND k.contype = 'f' AND a.attnum = ANY (k.conkey)
                    AND k.confrelid = 'identity.users'::regclass) AS "refersToUser"
    FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
    JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
   WHERE c.relkind IN ('r', 'p') AND n.nspname NOT LIKE 'pg\\_%' AND n.nspname NOT IN ('information_schema', 'graphile_worker')
   ORDER BY 1, a.attnum`;

const personal = /^personal: \S/;
const notPersonal = /^not personal(: \S|$)/;
const looksPersonal =
  /(^|_)(users?|shopper|customer|buyer|payer|owner|actor|by|name|e?mail|phone|address|street|city|zip|pincode|postcode|ip|device|agent|birthday|notes?)(_|$)/;

const isPersonal = (mark: string | null) => mark !== null && personal.test(mark);

const columnsOf = (ask: Ask) => ask(columns) as Promise<Column[]>;

/** @returns what is wrong with the marks of personal data, a line for each column */
export async function wrongMarks(ask: Ask): Promise<string[]> {
  return (await columnsOf(ask)).flatMap((column) => {
    const wrong = wrongWith(column);
    return wrong ? [`${column.table}.${column.column} ${wrong}`] : [];
  });
}

const rules: [isBroken: (column: Column) => boolean, complaint: string][] = [
  [({ tableMark }) => tableMark !== null && !notPersonal.test(tableMark), 'has a table with another comment'],
  [
    ({ mark }) => mark !== null && !isPersonal(mark) && !notPersonal.test(mark),
    'has a comment that is no mark',
  ],
  [({ tableMark, mark }) => tableMark === null && mark === null, 'has no mark'],
  [({ tableMark, mark }) => tableMark !== null && isPersonal(mark), 'is personal, and its table is not'],
  [({ refersToUser, mark }) => refersToUser && !isPersonal(mark), 'refers to a user, and is not personal'],
  [
    ({ column, mark }) => mark === null && looksPersonal.test(column),
    'has a name as if it were personal, and no mark of its own',
  ],
];

const wrongWith = (column: Column) => rules.find(([isBroken]) => isBroken(column))?.[1];

/** @returns the columns with personal data, as in the table of docs/data.md */
export async function personalColumns(ask: Ask): Promise<string[]> {
  return (await columnsOf(ask)).flatMap(({ table, column, mark }) =>
    isPersonal(mark) ? [`${table}.${column}: ${mark!.replace('personal: ', '')}`] : [],
  );
}
