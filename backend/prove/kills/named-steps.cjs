// @ts-check
// Loaded before the shop: each thing that a request or a job does to the world outside its process is a step with a
// name, and at the step that the file of orders names the process kills itself. The file holds the number of a round,
// in which repeated steps are counted, and that name; beside it are written the steps that were reached.
const { AsyncLocalStorage } = require('node:async_hooks');
const { appendFileSync, readFileSync } = require('node:fs');
const http = require('node:http');
const { Client } = require('pg');
const { JobRunner } = require('../../dist/src/platform/jobs/job-runner');

const orders = process.env.KILL_ORDERS ?? '';
/** @type {AsyncLocalStorage<string | undefined>} What is being done: a request, a job or an event's delivery; what else happens has no steps. */
const doing = new AsyncLocalStorage();
const times = new Map();
let round = '';

/** @param {string | undefined} work @param {string} what */
function reach(work, what) {
  const [current = '', fatal] = readFileSync(orders, 'utf8').split('\n');
  if (current !== round) times.clear();
  round = current;
  const named = `${work}: ${what}`;
  const time = (times.get(named) ?? 0) + 1;
  times.set(named, time);
  const step = time === 1 ? named : `${named} (${time})`;
  appendFileSync(`${orders}.reached`, `${step}\n`);
  if (step === fatal) process.kill(process.pid, 'SIGKILL');
}

const withoutIds = (/** @type {string} */ path) =>
  path.replace(/\?.*/, '').replaceAll(/\/([0-9a-f-]{36}|[0-9A-Z]{17})(?=\/|$)/g, '/:id');

/* Requests, but for those to the provider, who lives in the same process. */

const { emit } = http.Server.prototype;
http.Server.prototype.emit = function (event, ...given) {
  if (event !== 'request') return emit.call(this, event, ...given);
  const { method, url } = given[0];
  const work = url.startsWith('/simulators/')
    ? undefined
    : `${method} ${withoutIds(url).replace('/api/', '')}`;
  return doing.run(work, () => emit.call(this, event, ...given));
};

/* Jobs, from the moment when they are taken to the one when they are struck off. */

const jobNames = new Map();
const { tasksOf } = JobRunner.prototype;
JobRunner.prototype.tasksOf = function (group) {
  const tasks = Object.entries(tasksOf.call(this, group));
  const named = tasks.map(([name, perform]) => [name, asWork(name, perform)]);
  return Object.fromEntries(named);
};

function asWork(name, perform) {
  const work = `job ${name}`;
  return (payload, helpers) => {
    jobNames.set(helpers.job.id, work);
    return doing.run(work, () => {
      reach(work, 'taken');
      return perform(payload, helpers);
    });
  };
}

/* Calls to the provider. Asking for a token changes nothing. */

const { request } = http;
http.request = function (...given) {
  const work = doing.getStore();
  const { method, path = '' } = given[0];
  if (!work || path.includes('/oauth2/')) return request.apply(this, given);
  const call = `${method} ${withoutIds(path).replace('/simulators/paypal', '')}`;
  reach(work, `before ${call}`);
  const sent = request.apply(this, given);
  sent.once('response', (answer) => answer.once('end', () => reach(work, `after ${call}`)));
  return sent;
};

/* Statements. After one that Postgres keeps, a step of its own; after any other, nothing happens before the next. */

const inTransaction = new WeakSet();
const { query } = Client.prototype;
Client.prototype.query = function (...given) {
  const { text, values } = typeof given[0] === 'string' ? { text: given[0], values: given[1] } : given[0];
  const isKept = isKeptAtOnce(this, text);
  const struckOff = /^delete from \S+_private_jobs as jobs\s/.test(text) && nameOfOne(values[0]);
  const work = struckOff || doing.getStore();
  if (!work || text === 'START TRANSACTION') return query.apply(this, given);
  const statement = struckOff ? 'it is struck off' : shortFormOf(text);
  reach(work, `before ${statement}`);
  if (!isKept || statement.startsWith('SELECT')) return query.apply(this, given);
  return withAnswer(this, given, () => reach(work, `after ${statement}`));
};

/** Jobs that end at the same time are struck off together. */
const nameOfOne = (ids) =>
  [ids]
    .flat()
    .map((id) => jobNames.get(id))
    .find(Boolean);

/** A COMMIT, or what is in no transaction. */
function isKeptAtOnce(client, text) {
  if (text === 'START TRANSACTION') inTransaction.add(client);
  if (text === 'COMMIT' || text === 'ROLLBACK') inTransaction.delete(client);
  return !inTransaction.has(client);
}

/** Sends a statement, whose answer goes to a callback or is a promise. */
function withAnswer(client, given, heard) {
  const callback = given.at(-1);
  if (typeof callback !== 'function') return query.apply(client, given).finally(heard);
  const hear = (...answer) => {
    heard();
    callback(...answer);
  };
  return query.apply(client, [...given.slice(0, -1), hear]);
}

function shortFormOf(text) {
  const sql = text.replaceAll('"', '').replaceAll(/\s+/g, ' ');
  const [, verb, table] = /\b(INSERT INTO|UPDATE|DELETE FROM) (\w+\.\w+)/i.exec(sql) ?? [];
  if (verb) return `${verb} ${table}`;
  if (sql.includes('graphile_worker.add_jobs')) return 'jobs and events are added';
  const [, read] = /FROM (\w+\.\w+)/.exec(sql) ?? [];
  return read ? `SELECT ${read}${sql.includes(' FOR ') ? ' FOR UPDATE' : ''}` : sql.slice(0, 40).trim();
}
