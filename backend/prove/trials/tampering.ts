import fc from 'fast-check';
import type { ShopResponse } from '../../test/support/shop/shop-client';
import type { Attack } from '../tampering/attack';
import { attacksOn } from '../tampering/attacks';
import { fingerprintOf, findViolations } from '../tampering/money-state';
import { buyClaiming, wishes } from '../tampering/claims';
import { newCustomer, type Scene, setScene } from '../tampering/scene';
import { type TrialContext, noneOf, type Trial } from '../trial';

const size = { short: { attacks: 700, purchases: 12 }, long: { attacks: 30_000, purchases: 600 } };
/** At once: none of them may change anything, so none of them has to wait for another. */
const atOnce = 20;

interface Outcome {
  accepted: string[];
  failed: string[];
  changes: string[];
}

/** Calls that were tampered with: none is accepted, and what a client says of prices, owners and states is never believed. */
export const tampering: Trial = async (context) => {
  const shop = await context.openShop();
  const scene = await setScene(shop);
  try {
    const { attacks, purchases } = context.short ? size.short : size.long;
    const { accepted, failed, changes } = await attack(context, scene, attacks);
    const believed = await claim(context, scene, purchases);
    return [
      noneOf(`of ${attacks} tampered calls, accepted`, accepted),
      noneOf('of them, answered with a failure', failed),
      noneOf('changes that they made', changes),
      noneOf(`claims beside ${purchases} honest purchases that came true`, believed),
      noneOf('orders that are not what the server knows', await findViolations(scene.database)),
    ];
  } finally {
    await scene.database.end();
    await shop.stop();
  }
};

async function attack({ chance, record, say }: TrialContext, scene: Scene, number: number): Promise<Outcome> {
  const attacks = fc.sample(attacksOn(scene), {
    seed: chance.for('attacks').below(2 ** 31),
    numRuns: number,
  });
  const outcome: Outcome = { accepted: [], failed: [], changes: [] };
  const tried = new Map<string, number>();
  let before = await fingerprintOf(scene.database);
  for (let first = 0; first < attacks.length; first += atOnce) {
    const batch = attacks.slice(first, first + atOnce);
    const responses = await Promise.all(batch.map((one) => make(scene, one)));
    const after = await fingerprintOf(scene.database);
    const changed = Object.keys(after).filter((table) => after[table] !== before[table]);
    before = after;
    batch.forEach((one, place) => {
      const { status } = responses[place]!;
      const told = `${one.name}, as ${one.as}: ${status}`;
      tried.set(told, (tried.get(told) ?? 0) + 1);
      const isSuspicious = changed.length > 0 || isAccepted(one, status) || status >= 500;
      if (isSuspicious) record({ attack: one, status, changed });
      if (isAccepted(one, status)) outcome.accepted.push(`${told} ${JSON.stringify(one.body)}`);
      if (status >= 500) outcome.failed.push(`${told} ${one.path} ${JSON.stringify(one.body)}`);
    });
    if (changed.length > 0) outcome.changes.push(`${changed.join(' and ')} by one of ${namesOf(batch)}`);
  }
  record({ tried: Object.fromEntries(tried) });
  say(`${new Set(attacks.map(({ name }) => name)).size} kinds of attack: ${namesOf(attacks)}`);
  return outcome;
}

const namesOf = (attacks: Attack[]): string =>
  [...new Set(attacks.map(({ name }) => name))].sort().join(', ');

/** A buyer who cancels at the provider is redirected to the shop, whatever ids the address has. */
const isAccepted = ({ isRedirected }: Attack, status: number): boolean =>
  status < 400 && !(isRedirected && status === 303);

function make(scene: Scene, { as, method, path, body, headers }: Attack): Promise<ShopResponse> {
  const { thief, shopAdmin, nobody, victims } = scene;
  if (as === 'admin') return shopAdmin.client.ask(path, { method, body, headers: headers ?? {} });
  if (as === 'nobody') return nobody.ask(path, { method, body, headers: headers ?? {} });
  if (as === 'thief') return thief.person.client.ask(path, { method, body });
  const cookie = forged(thief.person.client.cookieHeader, victims[0].person.id);
  return nobody.ask(path, { method, body, headers: { cookie } });
}

/** The thief's own token, with the victim for its owner. */
function forged(cookie: string, victimId: string): string {
  const [header, payload, signature] = cookie.split('.') as [string, string, string];
  const known = JSON.parse(Buffer.from(payload, 'base64url').toString()) as object;
  const other = Buffer.from(JSON.stringify({ ...known, sub: victimId, role: 'admin' })).toString('base64url');
  return [header, other, signature].join('.');
}

/** @returns what came true of it */
async function claim({ chance }: TrialContext, scene: Scene, number: number): Promise<string[]> {
  const customers = await Promise.all([1, 2, 3].map(() => newCustomer(scene.shop)));
  const seed = chance.for('claims').below(2 ** 31);
  const all = fc.sample(wishes(scene), { seed, numRuns: number });
  const workers = customers.map(async (customer, worker) => {
    const wrong: string[] = [];
    for (const wish of all.filter((_, place) => place % customers.length === worker)) {
      wrong.push(...(await buyClaiming(scene, customer, wish)));
    }
    return wrong;
  });
  return (await Promise.all(workers)).flat();
}
