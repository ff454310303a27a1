import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { personalColumns, wrongMarks } from '../../../test/support/postgres/personal-data';
import { testDatabase } from '../../../test/support/postgres/test-database';

describe('personal data', () => {
  const postgres = testDatabase();
  const ask = (sql: string) => postgres().database.query(sql);

  it('is marked: each column of each table is personal or not', async () => {
    expect(await wrongMarks(ask)).toEqual([]);
  });

  it.each([
    ['CREATE TABLE identity.wishes (user_id uuid, wish text)', ['user_id has no mark', 'wish has no mark']],
    [
      `CREATE TABLE identity.wishes (city text, wish text); COMMENT ON TABLE identity.wishes IS 'not personal'`,
      ['city has a name as if it were personal, and no mark of its own'],
    ],
    [
      `CREATE TABLE identity.wishes (wisher uuid REFERENCES identity.users); COMMENT ON TABLE identity.wishes IS 'not personal'`,
      ['wisher refers to a user, and is not personal'],
    ],
    [
      `CREATE TABLE identity.wishes (wish text); COMMENT ON COLUMN identity.wishes.wish IS 'what they want'`,
      ['wish has a comment that is no mark'],
    ],
    [
      `CREATE TABLE identity.wishes (wish text); COMMENT ON TABLE identity.wishes IS 'not personal';
       COMMENT ON COLUMN identity.wishes.wish IS 'personal: a wish'`,
      ['wish is personal, and its table is not'],
    ],
  ])('is found missing after %s', async (statement, expected) => {
    await ask(statement);
    const wrong = (await wrongMarks(ask)).filter((line) => line.startsWith('identity.wishes.'));
    await ask('DROP TABLE identity.wishes');
    expect(wrong).toEqual(expected.map((line) => `identity.wishes.${line}`));
  });

  it('is listed in docs/data.md, column by column', async () => {
    const page = await readFile(join(__dirname, '../../../../docs/data.md'), 'utf8');
    const rows = [...page.matchAll(/^\| `(\w+\.\w+)`\s+\| `(\w+)`\s+\| (.*?)\s*\|$/gm)];
    const listed = rows.map(([, table, column, what]) => `${table}.${column}: ${what}`);
    expect(listed).toEqual(await personalColumns(ask));
  });
});
