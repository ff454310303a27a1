// @ts-check
/**
 * @typedef {import('./scanners.mjs').Target} Target
 * @typedef {Record<string, string>} Row
 * @typedef {{ user: Row, data: Row }} Answer what this file reads of answers
 */

/** One of each kind of statement that is put together from what a client sends. sqlmap tries parameters, and where an asterisk is. */
const reads = [
  '/api/shop/products/get?category=men&brand=nike&size=M&colour=Navy&sortBy=title-atoz&limit=8',
  '/api/shop/search/shirt*',
  '/api/shop/search/shirt?category=men&sortBy=title-atoz&limit=8',
  '/api/shop/suggest?q=shirt',
  '/api/admin/orders/get?q=sam&sort=newest&limit=8',
  '/api/admin/products/get?q=shirt&sort=newest&limit=8',
  '/api/admin/customers/get?q=sam&blocked=false&limit=8',
  '/api/admin/audit/get?q=admin&limit=8',
];

const garment = {
  image: 'https://pictures.test/tee.webp',
  title: 'Pocket tee',
  description: 'Soft',
  category: 'men',
  brand: 'nike',
  price: 20,
  salePrice: 15,
  totalStock: 12,
};

/**
 * The requests of a demo shop that scanners attack, each answered with success as it is.
 * @param {string} url
 * @returns {Promise<Target[]>} first those that read, as the admin
 */
export async function targetsOf(url) {
  const admin = await signIn(url, 'admin');
  const targets = [
    ...reads.map((path) => ({ url: url + path, cookie: admin })),
    ...(await writesOf(url, admin)),
  ];
  for (const target of targets) await answerOf(target);
  return targets;
}

/**
 * Writes that change nothing more when they are repeated.
 * @param {string} url
 * @param {string} admin cookie
 * @returns {Promise<Target[]>}
 */
async function writesOf(url, admin) {
  const cookie = await signIn(url, 'shopper');
  const { user } = await answerOf({ url: `${url}/api/auth/check-auth`, cookie });
  const added = { url: `${url}/api/admin/products/add`, cookie: admin, method: 'POST', body: garment };
  const productId = (await answerOf(added)).data._id;
  const line = { userId: user.id, productId, quantity: 1 };
  await answerOf({ url: `${url}/api/shop/cart/add`, cookie, method: 'POST', body: line });
  const address = { address: '1 Needle Lane', city: 'Threadford', pincode: 'TF1', phone: '1', notes: 'Ring' };
  const saved = await answerOf({
    url: `${url}/api/shop/address/add`,
    cookie,
    method: 'POST',
    body: { userId: user.id, ...address },
  });
  const ofAddress = `${url}/api/shop/address/update/${user.id}/${saved.data._id}`;
  return [
    { url: `${url}/api/shop/cart/update-cart`, cookie, method: 'PUT', body: line },
    { url: ofAddress, cookie, method: 'PUT', body: address },
    { url: `${url}/api/admin/products/edit/${productId}`, cookie: admin, method: 'PUT', body: garment },
  ];
}

/** @param {Target} target @returns {Promise<Answer>} */
async function answerOf({ url, cookie = '', method = 'GET', body }) {
  const headers = { cookie, ...(body && { 'Content-Type': 'application/json' }) };
  const response = await fetch(url.replaceAll('*', ''), {
    method,
    headers,
    body: body && JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${method} ${url} answers ${response.status}: ${await response.text()}`);
  return /** @type {Promise<Answer>} */ (response.json());
}

/** @param {string} url @param {'admin' | 'shopper'} account */
async function signIn(url, account) {
  const response = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: `${account}@haberdash.test`, password: `${account}-demo-password` }),
  });
  const cookies = response.headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
  return cookies.join('; ');
}
