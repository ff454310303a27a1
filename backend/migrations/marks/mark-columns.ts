import type { QueryRunner } from 'typeorm';

/** Lists for each table what docs/data.md asks of its columns. */
export type Marks = Record<string, MarksOfTable>;

interface MarksOfTable {
  /** The table as a whole has no personal data. */
  isNotPersonal?: true;
  /** The value says what the column holds. */
  personal?: Record<string, string>;
  /** A colon and a reason may follow the column. */
  notPersonal?: string[];
}

/** Says in a comment on each column whether it holds personal data. */
export async function markColumns(runner: QueryRunner, marks: Marks): Promise<void> {
  for (const [table, { isNotPersonal, personal = {}, notPersonal = [] }] of Object.entries(marks)) {
    if (isNotPersonal) await runner.query(`COMMENT ON TABLE ${table} IS 'not personal'`);
    for (const [column, content] of Object.entries(personal))
      await runner.query(`COMMENT ON COLUMN ${table}.${column} IS 'personal: ${content}'`);
    for (const column of notPersonal) {
      const [name, reason] = column.split(/(?=:)/);
      await runner.query(`COMMENT ON COLUMN ${table}.${name} IS 'not personal${reason ?? ''}'`);
    }
  }
}
