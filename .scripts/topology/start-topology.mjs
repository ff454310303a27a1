// @ts-check
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startNginx } from '../images/nginx.mjs';
import { loadBackend } from '../lib/load-backend.mjs';
import { findFreePort } from '../lib/ports.mjs';
import { run } from '../lib/process/run.mjs';
import { root } from '../lib/workspaces.mjs';
import { startPostgresWithStandby } from '../postgres/standby.mjs';
import { startPayPal, startServices } from './services.mjs';

/**
 * @typedef {object} Topology
 * @property {string} url the shop, as browsers reach it
 * @property {string} databaseUrl Postgres itself, for checks
 * @property {string} payPalUrl where buyers approve
 * @property {Server[]} backends the two that nginx asks in turns
 * @property {Server} worker
 * @property {(backend?: string) => Promise<void>} migrate to the version in a folder, by default this one
 * @property {() => Promise<void>} rebuildListing with this version
 *
 * @typedef {object} Server
 * @property {(backend?: string) => Promise<void>} restart as an update does: told to end, and started again at the same address, in the
 *   version of a folder, by default this one
 */

const thisBackend = path.join(root, 'backend');

/**
 * Starts the services of docker-compose.yml as processes of this machine, with the demo shop.
 * @param {object} options
 * @param {(close: () => Promise<unknown>) => void} options.atEnd takes what ends a service
 * @param {(line: string) => void} options.log
 * @param {Record<string, string>} [options.settings] of the backends, beside those of Compose
 * @param {string} [options.backend] the folder of the version that runs at first, which is built
 * @param {boolean} [options.hasOnePayPal] beside the backends, instead of one in each, whose pages are at the shop's address
 * @returns {Promise<Topology>}
 */
export async function startTopology({
  atEnd,
  log,
  settings = {},
  backend = thisBackend,
  hasOnePayPal = false,
}) {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'haberdash-topology-'));
  atEnd(async () => rmSync(dataDir, { recursive: true, force: true }));
  const postgres = await startPostgresWithStandby();
  atEnd(postgres.stop);
  const services = await startServices(postgres, atEnd);
  const [shop, admin] = [await startSite('shop'), await startSite('admin')];
  const shellPort = await findFreePort();
  const ports = [await findFreePort(), await findFreePort()];
  const url = `http://127.0.0.1:${shellPort}`;
  const env = {
    ...services,
    MIGRATE_AT_START: 'false',
    PUBLIC_URL: url,
    SHELL_URL: url,
    TRUST_PROXY: '1',
    ...settings,
  };
  const shell = await startNginx({
    ...siteOf('shell', 'nginx.conf.template'),
    port: shellPort,
    env: {
      BACKEND_SERVERS: ports.map((port) => `server 127.0.0.1:${port} max_fails=0;`).join(' '),
      SHOP_URL: shop.url,
      ADMIN_URL: admin.url,
      MORE_REMOTE_URLS: '',
      SANDBOX_PAYMENT_URL: '',
    },
  });
  for (const site of [shop, admin, shell]) atEnd(site.stop);
  const command = (/** @type {string} */ name, version = thisBackend) =>
    runCommand(name, version, { ...services, DATA_DIR: dataDir });
  const migrate = (/** @type {string | undefined} */ version) => command('migrate', version);
  await migrate(backend);
  const payPal = hasOnePayPal ? await startPayPal(postgres.primary, atEnd) : undefined;
  const place = { databaseUrl: env.DATABASE_URL, dataDir };
  const start = (/** @type {Record<string, string>} */ own) =>
    startServer(place, { ...env, ...payPal?.settings, ...own }, { backend, atEnd });
  const backends = [];
  for (const port of ports) backends.push(await start({ PROCESS_ROLE: 'web', PORT: String(port) }));
  const worker = await start({ PROCESS_ROLE: 'worker' });
  log(`Postgres, its replica, PgBouncer, Redis, S3, three nginx, two backends and a worker run: ${url}`);
  const rebuildListing = () => command('rebuild-listing');
  const payPalUrl = payPal?.url ?? `${url}/simulators/paypal`;
  return { url, databaseUrl: postgres.primary, payPalUrl, backends, worker, migrate, rebuildListing };
}

/** @param {string} name @param {string} conf */
const siteOf = (name, conf) => ({
  conf: path.join(root, `frontend-${name}`, conf),
  html: path.join(root, `frontend-${name}`, 'dist'),
});

/** @param {string} name */
const startSite = (name) => startNginx(siteOf(name, 'nginx.conf'));

/** @param {string} name @param {string} backend @param {Record<string, string>} settings */
async function runCommand(name, backend, settings) {
  const { code, output } = await run(process.execPath, [`dist/src/commands/${name}.js`], {
    cwd: backend,
    env: { ...process.env, ...settings },
  });
  if (code !== 0) throw new Error(`The command ${name} ended with ${code}\n${output}`);
}

/**
 * @param {{ databaseUrl: string, dataDir: string }} place
 * @param {Record<string, string>} env
 * @param {{ backend: string, atEnd: (close: () => Promise<unknown>) => void }} options
 * @returns {Promise<Server>}
 */
async function startServer(place, env, { backend, atEnd }) {
  const { ShopProcess } = loadBackend('prove/shop/shop-process.ts');
  let server = await ShopProcess.start(place, { env, backend });
  atEnd(() => server.stop());
  return {
    restart: async (version = thisBackend) => {
      await server.stop();
      server = await ShopProcess.start(place, { env, backend: version });
    },
  };
}
