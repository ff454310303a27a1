import { setTimeout as pause } from 'node:timers/promises';
import PQueue from 'p-queue';
import { inCart, onSale } from '../../../test/support/shop/goods';
import { admin, password, shopper } from '../../../test/support/shop/people';
import { ShopClient, type ShopResponse } from '../../../test/support/shop/shop-client';
import type { Chance } from '../../../test/support/chance';
import { brokenInvariants } from '../../buying/invariants';
import { persistently } from '../../buying/buyers';
import { Servers } from '../../shop/servers';
import { onDatabase } from '../../shop/shop-database';
import { noneOf, type Trial } from '../../trial';

const whole = { rounds: 10, visitors: 50 };
const shortened = { rounds: 1, visitors: 12 };

const serverCount = 2;
/** The stock by which carts are capped. */
const scarcePieces = 4;
/** A server is killed while most of the sign-ins of a round are under way. */
const killedWithinMs = 400;
const callersAtOnce = 6;

interface Goods {
  scarce: string;
  plenty: string;
}

/** Somebody has an account with a cart, and another cart in a browser that is not signed in. */
interface Visitor {
  id: string;
  email: string;
  /** The cookie of the browser, which both of its tabs send. */
  cookie: string;
  expected: Record<string, number>;
}

interface Told {
  status: number;
  body: unknown;
}

/** The visitors of whom a rule was broken. */
interface Odd {
  refused: string[];
  sums: string[];
  merged: string[];
  opened: string[];
  sessions: string[];
}

interface SignIns {
  tabs: ShopClient[];
  /** Counts the calls, also those that a kill has cut or that no server took. */
  attempts: number;
  refusals: string[];
}

/** Visitors sign in from two tabs at once, on two servers that are killed meanwhile: each cart is merged exactly once. */
export const signIns: Trial = async (context) => {
  const { postgres, short, say, record, openShop } = context;
  const { rounds, visitors } = short ? shortened : whole;
  const env = { VISITORS: 'buy', TRUST_PROXY: '1' };
  const servers = await Servers.open(() => openShop({ env }), serverCount);
  const goods = await putOnSale(servers);
  const odd: Odd = { refused: [], sums: [], merged: [], opened: [], sessions: [] };
  const inTurn = new PQueue({ concurrency: callersAtOnce });
  let attempts = 0;
  for (let round = 0; round < rounds; round++) {
    const chance = context.chance.for(`round ${round}`);
    const all = await prepare(servers, goods, chance, visitors, round);
    const signing = Promise.all(all.map((visitor) => signInTwice(servers, visitor)));
    await pause(chance.below(killedWithinMs));
    const killed = await kill(servers, chance);
    await servers.reopen();
    const signed = await signing;
    const judged = all.map((visitor, place) =>
      inTurn.add(() => judge({ servers, databaseUrl: postgres.url, odd }, visitor, signed[place]!)),
    );
    await Promise.all(judged);
    attempts += signed.reduce((sum, one) => sum + one.attempts, 0);
    say(
      `${(round + 1) * visitors} visitors, ${attempts} calls to sign in, ${killed} of ${serverCount} servers killed`,
    );
    record({ round, attempts, killed, ...odd });
  }
  const findings = [
    {
      what: 'visitors who signed in from two tabs at once',
      figure: `${rounds * visitors}, with ${attempts} calls, also those that a kill cut or that no server took`,
      good: true,
    },
    noneOf('sign-ins that were refused', odd.refused),
    noneOf('carts that are not both carts once, capped by the stock', odd.sums),
    noneOf('carts that signing in again with the old cookie changed', odd.merged),
    noneOf('old cookies that open a cart', odd.opened),
    noneOf('accounts with fewer sessions than answers, or more than sign-ins', odd.sessions),
    noneOf('visitors who were not merged', await unmerged(postgres.url)),
    noneOf('carts of visitors that were left', await leftCarts(postgres.url)),
    noneOf('servers that died by themselves', servers.deaths),
    noneOf('broken invariants', await brokenInvariants(postgres.url)),
  ];
  await servers.stop();
  return findings;
};

async function putOnSale(servers: Servers): Promise<Goods> {
  const seller = await admin(servers.next());
  return {
    scarce: await onSale(seller, { title: 'Last shirts', totalStock: scarcePieces }),
    plenty: await onSale(seller, { title: 'Many socks', totalStock: 1_000_000 }),
  };
}

function prepare(
  servers: Servers,
  goods: Goods,
  chance: Chance,
  size: number,
  round: number,
): Promise<Visitor[]> {
  const inTurn = new PQueue({ concurrency: callersAtOnce });
  const drawn = Array.from({ length: size }, (_, place) => ({
    address: `10.1.${round}.${place}`,
    own: chance.below(scarcePieces),
    more: 1 + chance.below(scarcePieces),
  }));
  return Promise.all(drawn.map((one) => inTurn.add(() => fill(servers, goods, one))));
}

/** Puts goods into the cart of a new account, and into that of a browser, with an address of its own: one address has few new visitors. */
async function fill(
  servers: Servers,
  { scarce, plenty }: Goods,
  { address, own, more }: { address: string; own: number; more: number },
): Promise<Visitor> {
  const shop = servers.next();
  const person = await shopper(shop);
  if (own > 0) await inCart(person, scarce, own);
  const known: Told = await person.client.get('/api/auth/check-auth');
  const { email } = (known.body as { user: { email: string } }).user;
  const browser = shop.visitor();
  const add = (productId: string, quantity: number) =>
    browser.post(
      '/api/shop/cart/add',
      { userId: 'visitor', productId, quantity },
      { 'x-forwarded-for': address },
    );
  for (const { status } of [await add(scarce, more), await add(plenty, more)])
    if (status !== 200) throw new Error(`A visitor's cart was refused: ${status}`);
  return {
    id: person.id,
    email,
    cookie: browser.cookieHeader,
    expected: { [scarce]: Math.min(own + more, scarcePieces), [plenty]: more },
  };
}

async function signInTwice(servers: Servers, visitor: Visitor): Promise<SignIns> {
  const made: SignIns = { tabs: [], attempts: 0, refusals: [] };
  const signIn = async () => {
    const tab = new ShopClient(() => servers.next().url);
    const { status, body } = await persistently<Told>(() => {
      made.attempts += 1;
      return logIn(tab, visitor);
    });
    if (status !== 200 || !isSuccess(body)) made.refusals.push(`${status} ${JSON.stringify(body)}`);
    made.tabs.push(tab);
  };
  await Promise.all([signIn(), signIn()]);
  return made;
}

const logIn = (tab: ShopClient, { email, cookie }: Visitor): Promise<ShopResponse> =>
  tab.post('/api/auth/login', { email, password }, { cookie });

const isSuccess = (body: unknown) => (body as { success?: boolean }).success === true;

async function kill(servers: Servers, chance: Chance): Promise<number> {
  const places = chance.isLucky(1 / 3) ? [0, 1] : [chance.below(serverCount)];
  await Promise.all(places.map((place) => servers.kill(place)));
  return places.length;
}

interface Judged {
  servers: Servers;
  databaseUrl: string;
  odd: Odd;
}

async function judge(
  { servers, databaseUrl, odd }: Judged,
  visitor: Visitor,
  { tabs, attempts, refusals }: SignIns,
): Promise<void> {
  odd.refused.push(...refusals);
  odd.sums.push(...(await differences(visitor, tabs[0]!)));
  odd.sessions.push(...(await oddSessions(databaseUrl, visitor, attempts)));
  odd.merged.push(...(await mergedAgain(servers, visitor, tabs[1]!)));
  odd.opened.push(...(await openedByOldCookie(servers, visitor)));
}

async function differences({ id, expected }: Visitor, tab: ShopClient): Promise<string[]> {
  const { status, body } = await persistently<Told>(() => tab.get(`/api/shop/cart/get/${id}`));
  if (status !== 200) return [`${id}: ${status}`];
  const { items } = (body as { data: { items: { productId: string; quantity: number }[] } }).data;
  const found = new Map(items.map(({ productId, quantity }) => [productId, quantity]));
  const isExpected =
    found.size === Object.keys(expected).length &&
    Object.entries(expected).every(([productId, quantity]) => found.get(productId) === quantity);
  return isExpected ? [] : [`${id}: ${JSON.stringify([...found])}, not ${JSON.stringify(expected)}`];
}

async function mergedAgain(servers: Servers, visitor: Visitor, tab: ShopClient): Promise<string[]> {
  await persistently(() => logIn(new ShopClient(() => servers.next().url), visitor));
  return differences(visitor, tab);
}

async function openedByOldCookie(servers: Servers, { id, cookie }: Visitor): Promise<string[]> {
  const thief = new ShopClient(() => servers.next().url);
  const { body } = await persistently<Told>(() =>
    thief.ask('/api/shop/cart/get/visitor', { headers: { cookie } }),
  );
  const { items } = (body as { data: { items: unknown[] } }).data;
  return items.length === 0 ? [] : [id];
}

/** One session more is of filling the account's cart. A sign-in that was cut may have opened one. */
async function oddSessions(databaseUrl: string, { id }: Visitor, attempts: number): Promise<string[]> {
  const sessions = await onDatabase(databaseUrl, 'SELECT FROM identity.sessions WHERE user_id = $1', [id]);
  const isOdd = sessions.length < 3 || sessions.length > attempts + 1;
  return isOdd ? [`${id}: ${sessions.length} sessions after ${attempts} sign-ins`] : [];
}

const unmerged = (databaseUrl: string) =>
  idsOf(databaseUrl, 'SELECT id FROM identity.visitors WHERE merged_into IS NULL');

const leftCarts = (databaseUrl: string) =>
  idsOf(databaseUrl, 'SELECT v.id FROM identity.visitors v JOIN cart.carts c ON c.shopper_id = v.id');

async function idsOf(databaseUrl: string, sql: string): Promise<string[]> {
  return (await onDatabase<{ id: string }>(databaseUrl, sql)).map(({ id }) => id);
}
