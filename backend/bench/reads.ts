import { Addresses } from './addresses';
import { compare } from './comparing';
import { startContenders } from './contenders';
import { measuredReads } from './measured-reads';
import { assertSameReads } from './same-answers';
import { say } from './say';
import { startProvider, stopServers } from './servers';

/** Lists, details and searches, of the shop and of hand-written servers. */
export async function benchReads(databaseUrl: string, catalogues = [1_000, 10_000, 100_000]): Promise<void> {
  for (const products of catalogues) {
    try {
      const provider = await startProvider();
      const contenders = await startContenders(databaseUrl, products, provider, ['bare', 'lean', 'shop']);
      const addresses = await Addresses.of(contenders[0]!.world);
      await assertSameReads(contenders, addresses);
      say(`Reads with ${products} products`);
      await compare(measuredReads(addresses), contenders);
    } finally {
      stopServers();
    }
  }
}
