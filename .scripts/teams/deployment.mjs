// @ts-check
import {
  copyFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startNginx } from '../images/nginx.mjs';
import { findFreePort } from '../lib/ports.mjs';
import { loadBackend } from '../lib/load-backend.mjs';
import { root } from '../lib/workspaces.mjs';
import { startTemporaryPostgres } from '../postgres/postgres.mjs';

const { ShopProcess } = loadBackend('prove/shop/shop-process.ts');

const pictureCache = path.join(root, 'node_modules/.cache/demo-pictures');

/** @typedef {Awaited<ReturnType<typeof startNginx>>} Server */

/** The built shop as it is deployed: a backend, and shell, shop and admin on nginx servers of their own. */
export class Deployment {
  #folder = mkdtempSync(path.join(tmpdir(), 'haberdash-deployment-'));
  /** These are stopped at the end, the last first. @type {(() => Promise<unknown>)[]} */
  #running = [() => Promise.resolve(rmSync(this.#folder, { recursive: true }))];
  /** The shell has this address. */
  url = '';
  shopUrl = '';

  async open() {
    const postgres = await startTemporaryPostgres();
    this.#running.push(() => postgres.stop());
    this.shopUrl = (await this.serve('shop')).url;
    const port = String(await findFreePort());
    const shell = await this.#serve('frontend-shell', this.folderOf('shell'), {
      BACKEND_SERVERS: `server 127.0.0.1:${port};`,
      SHOP_URL: this.shopUrl,
      ADMIN_URL: (await this.serve('admin')).url,
      MORE_REMOTE_URLS: '',
      SANDBOX_PAYMENT_URL: '',
    });
    this.url = shell.url;
    const place = { databaseUrl: postgres.url, dataDir: path.join(this.#folder, 'data') };
    const env = {
      PORT: port,
      PUBLIC_URL: this.url,
      SHELL_URL: this.url,
      TRUST_PROXY: '1',
      DEMO_DATA: 'true',
      DEMO_ORDERS: 'false',
      DEMO_PICTURE_CACHE: pictureCache,
    };
    const backend = await ShopProcess.start(place, { env });
    this.#running.push(() => backend.stop());
  }

  /** The files at an address are in a folder of its name. @param {string} name */
  folderOf(name) {
    return path.join(this.#folder, name);
  }

  /**
   * Serves a remote at an address of its own.
   * @param {string} name
   * @param {string} [files] by default those of the remote's build here
   */
  async serve(name, files = path.join(root, `frontend-${name}/dist`)) {
    return this.#serve('frontend-shop', this.folderOf(name), {}, files);
  }

  /**
   * @param {string} workspace whose image it is
   * @param {string} html
   * @param {Record<string, string>} env
   * @param {string} files
   */
  async #serve(workspace, html, env, files = path.join(root, workspace, 'dist')) {
    cpSync(files, html, { recursive: true });
    const conf = workspace === 'frontend-shell' ? 'nginx.conf.template' : 'nginx.conf';
    const server = await startNginx({ conf: path.join(root, workspace, conf), html, env });
    this.#running.push(server.stop);
    return server;
  }

  /** @param {string} name @param {string} url the new address of the remote in the shell's list */
  move(name, url) {
    const file = path.join(this.folderOf('shell'), 'remotes.json');
    const remotes = JSON.parse(readFileSync(file, 'utf8'));
    const moved = remotes.map((/** @type {{ name: string }} */ remote) =>
      remote.name === name ? { ...remote, manifest: `${url}/mf-manifest.json` } : remote,
    );
    writeFileSync(file, JSON.stringify(moved));
  }

  async close() {
    for (const stop of this.#running.reverse()) await stop();
  }
}

/**
 * Replaces the version at an address: first the files whose names are new, then those that name them. Old files stay for open pages.
 * @param {string} files
 * @param {string} folder
 */
export function publish(files, folder) {
  mkdirSync(folder, { recursive: true });
  const hasHash = (/** @type {string} */ name) => /\.[0-9a-f]{8}\./.test(name);
  const names = readdirSync(files).sort((a, b) => Number(hasHash(b)) - Number(hasHash(a)));
  for (const name of names) copyFileSync(path.join(files, name), path.join(folder, name));
}
