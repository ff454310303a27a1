// @ts-check
import tearDownPostgres from './jest-postgres-teardown.mjs';

export default async function tearDownHttp() {
  for (const host of /** @type {any} */ (globalThis).testShopHosts ?? []) host.disconnect();
  await tearDownPostgres();
}
