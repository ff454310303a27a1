// @ts-check
import { fork } from 'node:child_process';
import { once } from 'node:events';
import setUpPostgres from './jest-postgres-setup.mjs';

/**
 * Postgres, and one process for the servers of each Jest worker.
 * @param {import('@jest/types').Config.GlobalConfig} globalConfig
 */
export default async function setUpHttp({ maxWorkers }) {
  const hosts = Array.from({ length: maxWorkers }, () => fork(new URL('./shop-host.mjs', import.meta.url)));
  Object.assign(globalThis, { testShopHosts: hosts });
  const announced = hosts.map(async (host) => (await once(host, 'message'))[0]);
  const [urls] = await Promise.all([Promise.all(announced), setUpPostgres()]);
  process.env.TEST_SHOP_HOSTS = urls.join(' ');
}
