// @ts-check
import { openShop } from './lib/open-shop.mjs';
import { isStartupError } from './lib/startup-error.mjs';
import { startTemporaryPostgres } from './postgres/postgres.mjs';
import { startPlantedFlaws } from './scan/planted-flaws.mjs';
import { requireScanners, sqlmap, wapiti } from './scan/scanners.mjs';
import { targetsOf } from './scan/shop-targets.mjs';

/* Attacks a shop of its own with sqlmap and wapiti, on loopback: `npm run scan`. First they must find planted flaws. */

const pages = ['/shop/search?keyword=shirt', '/shop/listing?category=men', '/auth/login?next=/shop/home'];

try {
  await requireScanners();
  await expectPlantedFlaws();
  const found = await scanShop();
  for (const flaw of found) console.error(flaw);
  console.log(`${found.length} flaws found`);
  process.exitCode = found.length > 0 ? 1 : 0;
} catch (error) {
  console.error(isStartupError(error) ? error.message : error);
  process.exitCode = 1;
}

async function expectPlantedFlaws() {
  const postgres = await startTemporaryPostgres();
  const planted = await startPlantedFlaws(postgres.url);
  try {
    expectFound('SQL injection', await sqlmap({ url: `${planted.url}/hat?id=1` }));
    const posted = { url: `${planted.url}/hats`, method: 'POST', body: { id: 1 } };
    expectFound('SQL injection, Parameter: JSON id', await sqlmap(posted));
    const onPages = await wapiti(planted);
    for (const flaw of ['SQL Injection', 'Cross Site Scripting']) expectFound(flaw, onPages);
    console.log('The planted flaws were found');
  } finally {
    await planted.stop();
    await postgres.stop();
  }
}

/** @param {string} flaw @param {string[]} found */
function expectFound(flaw, found) {
  if (!found.some((line) => line.includes(flaw))) throw new Error(`The planted ${flaw} was not found`);
}

async function scanShop() {
  const shop = await openShop();
  try {
    const targets = await targetsOf(shop.url);
    const found = [];
    for (const target of targets) {
      found.push(...(await sqlmap(target)));
      console.log(`sqlmap has tried ${target.method ?? 'GET'} ${target.url.slice(shop.url.length)}`);
    }
    const read = targets.filter(({ body }) => !body).map(({ url }) => url.replaceAll('*', ''));
    const more = [...pages.map((page) => shop.url + page), ...read];
    found.push(...(await wapiti({ url: shop.url, cookie: targets[0]?.cookie, more })));
    console.log('wapiti has tried the pages');
    return found;
  } finally {
    await shop.close();
  }
}
