// @ts-check

export default async function tearDownPostgres() {
  await /** @type {any} */ (globalThis).testPostgres?.stop();
}
