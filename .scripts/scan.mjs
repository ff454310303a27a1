// @ts-check
import { openShop } from './lib/open-shop.mjs';
import { isStartupError } from './lib/startup-error.mjs';
import { startTemporaryPostgres } from './postgres/postgres.mjs';
import { startPlantedFlaws } from './scan/planted-flaws.mjs';
import { requireScanners, sqlmap, wapiti } from './scan/scanners.mjs';

/* Attacks a shop of its own with sqlmap and wapiti, on loopback: `npm run scan`. First they must find planted flaws. */

/** One of each kind of statement that is put together from what a client sends. sqlmap tries parameters, and where an asterisk is. */
const statements = [
  '/api/shop/products/get?category=men&brand=nike&size=M&colour=Navy&sortBy=title-atoz&limit=8',
  '/api/shop/search/shirt*',
  '/api/shop/search/shirt?category=men&sortBy=title-atoz&limit=8',
  '/api/shop/suggest?q=shirt',
  '/api/admin/orders/get?q=sam&sort=newest&limit=8',
  '/api/admin/products/get?q=shirt&sort=newest&limit=8',
  '/api/admin/customers/get?q=sam&blocked=false&limit=8',
  '/api/admin/audit/get?q=admin&limit=8',
];
const pages = ['/shop/search?keyword=shirt', '/shop/listing?category=men', '/auth/login?next=/shop/home'];

const withoutMark = (/** @type {string} */ address) => address.replaceAll('*', '');

const admin = { email: 'admin@haberdash.test', password: 'admin-demo-password' };

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
    const found = [...(await sqlmap({ url: `${planted.url}/hat?id=1` })), ...(await wapiti(planted))];
    for (const flaw of ['SQL injection', 'SQL Injection', 'Cross Site Scripting']) {
      if (!found.some((line) => line.includes(flaw))) throw new Error(`The planted ${flaw} was not found`);
    }
    console.log('The planted flaws were found');
  } finally {
    await planted.stop();
    await postgres.stop();
  }
}

async function scanShop() {
  const shop = await openShop();
  try {
    const cookie = await signIn(shop.url);
    const found = [];
    for (const address of statements) {
      const url = shop.url + address;
      await expectAnswered(url, cookie);
      found.push(...(await sqlmap({ url, cookie })));
      console.log(`sqlmap has tried ${address}`);
    }
    const more = [...pages, ...statements].map((address) => withoutMark(shop.url + address));
    found.push(...(await wapiti({ url: shop.url, cookie, more })));
    console.log('wapiti has tried the pages');
    return found;
  } finally {
    await shop.close();
  }
}

/** A scan of refusals would find nothing. @param {string} url @param {string} cookie */
async function expectAnswered(url, cookie) {
  const { status } = await fetch(withoutMark(url), { headers: { cookie } });
  if (status !== 200) throw new Error(`${url} answers ${status}`);
}

/** @param {string} url */
async function signIn(url) {
  const response = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(admin),
  });
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}
