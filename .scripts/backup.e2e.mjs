// @ts-check
import assert from 'node:assert/strict';
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, truncateSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { buildWhatIsStale } from './lib/build.mjs';
import { loadBackend } from './lib/load-backend.mjs';
import { run } from './lib/process/run.mjs';
import { root } from './lib/workspaces.mjs';
import { machineBinaries } from './postgres/binaries.mjs';
import { accountFor } from './postgres/cluster.mjs';
import { startPostgres } from './postgres/postgres.mjs';

const { Buyers } = loadBackend('prove/buying/buyers.ts');
const { CheckoutTraffic } = loadBackend('prove/buying/checkout-traffic.ts');
const { brokenInvariants, brokenInvariantsNow } = loadBackend('prove/buying/invariants.ts');
const { onDatabase, settlePayments } = loadBackend('prove/shop/shop-database.ts');
const { ShopProcess } = loadBackend('prove/shop/shop-process.ts');
const { addTaxonomy } = loadBackend('test/support/shop/taxonomy.ts');

const buyers = 6;
const ordersBefore = 30;

/** @param {string} databaseUrl @returns {Promise<number>} */
async function paidOrders(databaseUrl) {
  const rows = await onDatabase(databaseUrl, `SELECT FROM ordering.orders WHERE stage = 'paid'`);
  return rows.length;
}

/** @param {string} databaseUrl @param {number} number */
async function untilPaid(databaseUrl, number) {
  while ((await paidOrders(databaseUrl)) < number) await new Promise((resolve) => setTimeout(resolve, 100));
}

/**
 * @param {'backup' | 'restore'} command
 * @param {string[]} args
 * @param {Record<string, string>} env
 */
const operate = (command, args, env) =>
  run(process.execPath, [`.scripts/${command}.mjs`, ...args], {
    cwd: root,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ...env },
  });

/**
 * Backs a shop up while orders are paid.
 * @param {{ databaseUrl: string, dataDir: string, env: Record<string, string> }} shop
 * @returns {Promise<{ folder: string, least: number, most: number }>} the backup, and between which numbers its paid orders are
 */
async function backUpUnderLoad({ databaseUrl, dataDir, env }) {
  const shop = await ShopProcess.start({ databaseUrl, dataDir });
  await addTaxonomy(databaseUrl);
  const traffic = new CheckoutTraffic(await Buyers.gather(() => shop, buyers));
  await untilPaid(databaseUrl, ordersBefore);
  const least = await paidOrders(databaseUrl);
  const { code, output } = await operate('backup', [], { ...env, DATA_DIR: dataDir });
  assert.equal(code, 0, output);
  const most = await paidOrders(databaseUrl);
  await untilPaid(databaseUrl, most + ordersBefore);
  await traffic.end();
  await shop.stop();
  return { folder: output.trim().split('\n').at(-1) ?? '', least, most };
}

/**
 * Orders, payments and stock are those of the moment of the backup, they agree, and the shop goes on from there.
 * @param {string} databaseUrl
 * @param {string} dataDir
 * @param {{ least: number, most: number }} expected
 */
async function assertWhole(databaseUrl, dataDir, { least, most }) {
  const paid = await paidOrders(databaseUrl);
  assert.ok(paid >= least && paid <= most, `${paid} orders are paid, not ${least} to ${most}`);
  assert.deepEqual(
    await brokenInvariantsNow((/** @type {string} */ sql) => onDatabase(databaseUrl, sql)),
    [],
  );
  const shop = await ShopProcess.start({ databaseUrl, dataDir });
  const { all, payPal } = await Buyers.gather(() => shop, 1);
  const order = await all[0].order();
  await payPal.decide(order.gatewayOrderId, 'approve');
  assert.equal((await all[0].capture(order)).status, 200);
  assert.ok(await settlePayments(databaseUrl));
  assert.deepEqual(await brokenInvariants(databaseUrl), []);
  await shop.stop();
}

describe('a shop that is backed up while it sells, and restored', { timeout: 300_000 }, () => {
  /** @type {string} */
  let home;
  before(async () => {
    home = mkdtempSync(path.join(tmpdir(), 'haberdash-backup-'));
    // An older Postgres asks for its folder by its whole path, as another account.
    chmodSync(home, 0o755);
    await buildWhatIsStale({ log: () => {}, only: ['backend'] });
  });
  after(() => {
    ShopProcess.endAll();
    rmSync(home, { recursive: true, force: true });
  });
  const folderFor = (/** @type {string} */ name) => path.join(home, name);

  test('from the files of the embedded Postgres', async () => {
    const [dataDir, restored] = [folderFor('embedded'), folderFor('restored')];
    const postgres = await startPostgres({ dataDir: path.join(dataDir, 'postgres') });
    const backup = await backUpUnderLoad({ databaseUrl: postgres.url, dataDir, env: {} });
    await postgres.stop();

    const { code, output } = await operate('restore', [backup.folder], { DATA_DIR: restored });
    assert.equal(code, 0, output);
    const again = await operate('restore', [backup.folder], { DATA_DIR: restored });
    assert.deepEqual([again.code, /There is a database in/.test(again.output)], [1, true]);

    const second = await startPostgres({ dataDir: path.join(restored, 'postgres') });
    await assertWhole(second.url, restored, backup);
    await second.stop();
  });

  const binaries = machineBinaries(accountFor(tmpdir()), 'pg_dump');
  const skip = binaries ? false : 'no Postgres with its client programs is installed here';
  test('from a dump by pg_dump and pg_restore', { skip }, async () => {
    const dataDir = folderFor('dumped');
    const postgres = await startPostgres({ dataDir: folderFor('server'), ...(binaries && { binaries }) });
    const env = { DATABASE_URL: postgres.url };
    const backup = await backUpUnderLoad({ databaseUrl: postgres.url, dataDir, env });
    await onDatabase(postgres.url, 'CREATE DATABASE restored');
    const target = Object.assign(new URL(postgres.url), { pathname: '/restored' }).href;
    const restore = (/** @type {string} */ to) =>
      operate('restore', [backup.folder], { DATABASE_URL: to, DATA_DIR: folderFor('undumped') });

    const occupied = await restore(postgres.url);
    assert.deepEqual([occupied.code, /The database is not empty/.test(occupied.output)], [1, true]);
    // It compares the rows of all tables with those of the dump's moment.
    const { code, output } = await restore(target);
    assert.equal(code, 0, output);
    await assertWhole(target, folderFor('undumped'), backup);

    truncateSync(path.join(backup.folder, 'database.dump'), 10_000);
    const truncated = await restore(target);
    assert.deepEqual([truncated.code, /database\.dump is not as it was/.test(truncated.output)], [1, true]);
    assert.deepEqual(
      readdirSync(path.join(dataDir, 'backups')).filter((name) => name.endsWith('.partial')),
      [],
    );
    assert.ok(existsSync(path.join(backup.folder, 'backup.json')));
    await postgres.stop();
  });
});
