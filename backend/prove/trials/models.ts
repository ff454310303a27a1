import fc from 'fast-check';
import { isDeepStrictEqual } from 'node:util';
import { Client } from 'pg';
import { listingAndTruth } from '../../test/support/catalogue/listing-invariants';
import { PayPalSimulatorControls } from '../../test/support/paypal/paypal-simulator-controls';
import { admin } from '../../test/support/shop/people';
import { unbalancedStock } from '../../test/support/catalogue/stock-invariants';
import { adminMoves } from '../model/admin-moves';
import { cartMoves } from '../model/cart-moves';
import type { Command } from '../model/move';
import { orderMoves, providerMoves } from '../model/order-moves';
import { RealShop, type Stage } from '../model/real-shop';
import { type Beginning, ShopModel } from '../model/shop-model';
import { type Finding, type TrialContext, noneOf, type Trial } from '../trial';

const size = {
  short: { runs: 8, commands: 120, withinMs: 60_000 },
  long: { runs: 300, commands: 120, withinMs: 600_000 },
};
const prices = [1_000, 1_250, 899, 2_000];

/** The situations that a long run must meet; without one of them, its comparison proves too little. */
const mustOccur = [
  ...['add 200', 'add OUT_OF_STOCK', 'change OUT_OF_STOCK', 'change WHICH_VARIANT', 'remove WHICH_VARIANT'],
  ...['exchange 200', 'exchange OUT_OF_STOCK', 'place 201', 'place OUT_OF_STOCK', 'place PRICE_CHANGED'],
  ...['pay 200', 'pay ORDER_CLOSED', 'cancel 200', 'capture 200', 'capture PAYMENT_DECLINED'],
  ...['capture PAYMENT_NOT_APPROVED', 'capture OUT_OF_STOCK', 'capture ORDER_CLOSED'],
  ...['capture ORDER_REFUNDED', 'changeStatus ORDER_REFUNDED', 'offer NOTHING_ON_SALE', 'changeState 200'],
];

const beginning: fc.Arbitrary<Beginning> = fc.record({
  shoppers: fc.constant(3),
  goods: fc
    .tuple(...prices.map(() => fc.integer({ min: 1, max: 5 })))
    .map((stocks) =>
      stocks.map((stock, place) => ({ price: prices[place]!, stock, isOnSale: true, isPublished: true })),
    ),
  // Seldom, for the provider takes up to a second to tell.
  isTold: fc.nat({ max: 14 }).map((one) => one === 14),
});

const often = (times: number, move: fc.Arbitrary<Command>) => Array<fc.Arbitrary<Command>>(times).fill(move);

/** Orders that are paid, and what becomes of them, are what it is about. */
const moves: fc.Arbitrary<Command>[] = [
  ...Object.values(cartMoves),
  ...often(6, cartMoves.add),
  ...often(5, cartMoves.place),
  ...Object.values(orderMoves),
  ...often(8, orderMoves.capture),
  ...Object.values(providerMoves),
  ...often(5, providerMoves.decide),
  ...often(2, providerMoves.runOut),
  ...often(2, providerMoves.turnBack),
  ...Object.values(adminMoves),
  ...often(4, adminMoves.reprice),
  ...often(4, adminMoves.changeStatus),
];

/** Whatever shoppers, the provider and the admin do, one after the other: the shop answers and becomes what a small model of it says. */
export const models: Trial = async (context) => {
  const shop = await context.openShop();
  const database = new Client({ connectionString: context.postgres.url });
  await database.connect();
  const payPal = new PayPalSimulatorControls(`${shop.url}/simulators/paypal`);
  try {
    return await compare(context, { shop, payPal, database, shopAdmin: await admin(shop) });
  } finally {
    await database.end();
    await shop.stop();
  }
};

async function compare(context: TrialContext, stage: Stage): Promise<Finding[]> {
  const { runs, commands, withinMs } = context.short ? size.short : size.long;
  const told = new Map<string, number>();
  const property = fc.asyncProperty(
    beginning,
    fc.noBias(fc.commands(moves, { maxCommands: commands, size: 'max' })),
    async (given, script) => {
      const real = await RealShop.begin(stage, given);
      try {
        await fc.asyncModelRun(() => ({ model: new ShopModel(given), real }), script);
      } finally {
        // Whatever is still under way after a step that diverged is none of the next run's.
        await real.state();
        context.record({ isTold: given.isTold, script: real.script });
        for (const step of real.script) told.set(step, (told.get(step) ?? 0) + 1);
      }
    },
  );
  const seed = context.chance.below(2 ** 31);
  const details = await fc.check(property, { seed, numRuns: runs, interruptAfterTimeLimit: withinMs });
  const steps = [...told.values()].reduce((sum, number) => sum + number, 0);
  context.say(
    [...told]
      .map(([step, number]) => `${number} ${step}`)
      .sort()
      .join(', '),
  );
  const diverged = details.failed ? [divergence(context, details)] : [];
  return [
    { what: 'steps compared', figure: `${steps} in ${details.numRuns} runs`, good: steps > 0 },
    noneOf('divergences between the model and the shop', diverged),
    ...(context.short
      ? []
      : [
          noneOf(
            'answers that no step got',
            mustOccur.filter((response) => !told.has(response)),
          ),
        ]),
    ...(await judge(stage)),
  ];
}

/** Prints the shortest script that still diverges. */
function divergence(
  { say, record }: TrialContext,
  {
    counterexample,
    errorInstance,
    numShrinks,
    counterexamplePath,
  }: fc.RunDetails<[Beginning, Iterable<Command>]>,
): string {
  const [given, script] = counterexample!;
  // It tells which of its commands were run; the type knows it only as a list of them.
  const told = (script as { toString(): string }).toString();
  const lines = [JSON.stringify(given), ...told.split(/,(?=[a-z]+ {)/i)];
  say(`the shortest script that diverges, after ${numShrinks} shortenings (path ${counterexamplePath}):`);
  for (const line of lines) say(`  ${line}`);
  record({ diverges: lines, path: counterexamplePath });
  return errorInstance instanceof Error ? errorInstance.message : String(errorInstance);
}

/** The rules for all runs together. */
async function judge({ database, shop }: Stage): Promise<Finding[]> {
  const unbalanced = await database.query<{ id: string }>(unbalancedStock);
  const { rows, expected } = await listingAndTruth(shop.databaseUrl);
  return [
    noneOf(
      'variants whose stock is not the sum of its movements',
      unbalanced.rows.map(({ id }) => id),
    ),
    noneOf(
      'listing rows that differ from their products',
      expected
        .filter((card, place) => !isDeepStrictEqual(rows[place], card))
        .map((card) => JSON.stringify(card)),
    ),
  ];
}
