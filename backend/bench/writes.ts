import { compare } from './comparing';
import { startContenders } from './contenders';
import { assertInvariants } from './assert-invariants';
import { measuredWrites } from './measured-writes';
import { assertSameCheckouts } from './same-answers';
import { say } from './say';
import { startProvider, stopServers } from './servers';

/** Carts and orders, of the shop and of a hand-written server. */
export async function benchWrites(databaseUrl: string, catalogues = [1_000]): Promise<void> {
  for (const products of catalogues) {
    try {
      const provider = await startProvider();
      const contenders = await startContenders(databaseUrl, products, provider, ['lean', 'shop']);
      await assertSameCheckouts(contenders);
      say(`Carts and orders with ${products} products`);
      await compare(measuredWrites, contenders);
      await assertInvariants(contenders, provider.url);
    } finally {
      stopServers();
    }
  }
}
