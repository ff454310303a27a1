import { admin } from '../../test/support/people';
import { ShelfKeeper } from '../../test/support/random-catalogue-admin';
import { wronglyCounted, wronglyShown } from '../../test/support/visible-products';
import { brokenInvariants } from '../invariants';
import { atLeast, noneOf, type Trial } from '../trial';
import { untilWithin } from '../until-within';

const whole = { looks: 100, editsBetween: 20 };
const shortened = { looks: 8, editsBetween: 10 };
/** Public responses are cached for 250 ms. */
const shownWithinMs = 3_000;

/** After random edits of products, brands and categories, visitors see what is published, all of it and nothing else, and facets count it. */
export const catalogue: Trial = async (context) => {
  const { postgres, short, chance, say, openShop } = context;
  const size = short ? shortened : whole;
  const shop = await openShop({ env: { VISITORS: 'browse' } });
  const keeper = await ShelfKeeper.withShelves(await admin(shop), chance);
  let [shown, counted]: string[][] = [[], []];
  for (let look = 0; look < size.looks && shown!.length + counted!.length === 0; look += 1) {
    for (let edit = 0; edit < size.editsBetween; edit += 1) await keeper.editAtRandom();
    await untilWithin(async () => {
      [shown, counted] = [await wronglyShown(shop, keeper), await wronglyCounted(shop)];
      return shown.length + counted.length === 0;
    }, shownWithinMs);
  }
  say(`${keeper.edits} edits of ${keeper.products.length} products at last`);
  const findings = [
    noneOf('edits that were answered otherwise', keeper.failures),
    noneOf('shown though not published, or the other way round', shown!),
    noneOf('lists with other facets than their products have', counted!),
    noneOf('broken invariants', await brokenInvariants(postgres.url)),
    atLeast('edits', keeper.edits, size.looks * size.editsBetween),
  ];
  await shop.stop();
  return findings;
};
