// @ts-check
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { loadBackend } from './lib/load-backend.mjs';
import { publishedText, withNewContracts } from './lib/generated/published.mjs';
import { schemaFiles, schemaFolder } from './lib/generated/schema-files.mjs';
import { settingsPage } from './lib/generated/settings-page.mjs';
import { root } from './lib/workspaces.mjs';

/** Where each generated file lies, and what it should hold. */
async function generate() {
  const [contract, tables] = await Promise.all([openApi(), schemaFiles()]);
  return [
    { file: 'backend/openapi.json', text: `${JSON.stringify(contract, null, 2)}\n` },
    { file: 'frontend-shell/kit/api/schema.d.ts', text: await typesOf(contract) },
    { file: 'frontend-shell/kit/api/picture-widths.json', text: pictureWidths() },
    { file: 'docs/settings.md', text: await settingsPage() },
    { file: '.config/published.json', text: publishedText(withNewContracts()) },
    ...tables,
  ];
}

/** The contract, from the controllers and the wire schemas. It needs no database. */
async function openApi() {
  const { openApiDocument } = loadBackend('src/openapi.ts');
  return openApiDocument();
}

/** The widths are those of uploaded pictures: the frontends make their `srcset` of them. */
function pictureWidths() {
  return `[${loadBackend('src/pictures/domain/picture.ts').pictureWidths.join(', ')}]\n`;
}

/** @param {object} contract */
async function typesOf(contract) {
  const load = createRequire(import.meta.url);
  const { default: openapiTypescript, astToString, COMMENT_HEADER } = load('openapi-typescript');
  return COMMENT_HEADER + astToString(await openapiTypescript(contract));
}

const files = await generate();
const textOf = (/** @type {string} */ file) => existsSync(file) && readFileSync(file, 'utf8');
const stale = files.filter(({ file, text }) => textOf(path.join(root, file)) !== text);
// The file of a schema that no longer exists would stay.
const orphans = readdirSync(path.join(root, schemaFolder))
  .map((name) => `${schemaFolder}/${name}`)
  .filter((orphan) => !files.some(({ file }) => file === orphan));
if (process.argv.includes('--check')) {
  for (const { file } of stale) console.error(`${file} is stale: run npm run generate and commit it.`);
  for (const file of orphans) console.error(`${file} is of no schema: run npm run generate and commit it.`);
  process.exit(stale.length + orphans.length > 0 ? 1 : 0);
}
for (const file of orphans) {
  rmSync(path.join(root, file));
  console.log(`${file} deleted`);
}
for (const { file, text } of stale) {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
  console.log(`${file} written`);
}
process.exit(0);
