// @ts-check
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import { loadBackend } from '../load-backend.mjs';
import { root } from '../workspaces.mjs';

const file = path.join(root, 'docs/settings.md');
const generatedPart = /(?<=<!-- From the schemas .*-->\n)[^]*?(?=<!-- End -->)/;

/** @typedef {import('zod').ZodType} Schema */

/** docs/settings.md, with the server's settings as their schemas describe them. */
export async function settingsPage() {
  const page = readFileSync(file, 'utf8');
  if (!generatedPart.test(page)) throw new Error('docs/settings.md lacks the comments around its table');
  const written = page.replace(generatedPart, () => `\n${tableOfSettings()}\n\n`);
  return format(written, { ...(await resolveConfig(file)), filepath: file });
}

function tableOfSettings() {
  /** @type {{ parts: { schemas: Record<string, Schema> }[] }} */
  const { parts } = loadBackend('src/settings.ts');
  const settings = parts.flatMap(({ schemas }) => Object.entries(schemas));
  return [
    '| name | default | audited | what it does |',
    '| --- | --- | --- | --- |',
    ...settings.map(rowOf),
  ].join('\n');
}

/** @param {[string, Schema]} setting */
function rowOf([name, schema]) {
  const { description, whenUnset = defaultOf(schema), audited } = schema.meta() ?? {};
  if (!description) throw new Error(`${name} has no description in its schema's meta`);
  return `| \`${name}\` | ${whenUnset} | ${audited ? 'yes' : ''} | ${description} |`;
}

/** @param {Schema} schema */
function defaultOf(schema) {
  const { data } = schema.safeParse(undefined);
  return data === undefined ? 'unset' : `\`${data}\``;
}
