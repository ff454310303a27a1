// @ts-check
import { randomInt } from 'node:crypto';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { buildWhatIsStale } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { beginLifetime } from './lib/process/lifetime.mjs';
import { loadBackend } from './lib/load-backend.mjs';
import { partOf, requirePart } from './lib/part-of.mjs';
import { root } from './lib/workspaces.mjs';
import { startRestartablePostgres } from './postgres/restartable-postgres.mjs';
import { startPostgresWithServices } from './topology/services.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    short: { type: 'boolean', default: false },
    planted: { type: 'boolean', default: false },
    seed: { type: 'string', default: String(randomInt(1_000_000)) },
    part: { type: 'string' },
    topology: { type: 'boolean', default: false },
  },
});
requirePart(values.part);
// The shops that are open end with this process, and so does their Postgres.
const { signal, end } = beginLifetime({ isTask: true });
await ensureInstalled({ log: console.log, signal });
await buildWhatIsStale({ log: console.log, signal, only: ['backend'] });
const { prove, provePlanted } = loadBackend('prove/prove.ts');
const { coreTrials, trials } = loadBackend('prove/trials.ts');
/** @param {string} part */
const coreAndPart = (part) => [
  ...coreTrials,
  ...partOf(
    Object.keys(trials).filter((name) => !coreTrials.includes(name)),
    part,
  ),
];
const failed = await (values.planted ? provePlanted : prove)({
  startPostgres: values.topology ? startPostgresWithServices : startRestartablePostgres,
  // A bug that only a long run finds is not caught.
  short: values.short || values.planted,
  seed: values.seed,
  logFolder: path.join(root, '.data/prove'),
  only: values.part ? coreAndPart(values.part) : positionals,
});
await end(failed > 0 ? 1 : 0);
