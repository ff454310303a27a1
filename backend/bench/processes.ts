import { availableParallelism } from 'node:os';
import { Addresses } from './addresses';
import { compare } from './comparing';
import { startContenders } from './contenders';
import { measuredReads } from './measured-reads';
import { say } from './say';
import { startProvider, stopServers } from './servers';

const enoughCores = 4;
const kinds = ['a list, one address, br', 'filtered page, uncompressed', 'details, uncompressed'];

/** Two processes behind one port beside one. */
export async function benchProcesses(databaseUrl: string, catalogues = [10_000]): Promise<void> {
  const cores = availableParallelism();
  const bar = cores >= enoughCores ? 1.6 : undefined;
  for (const products of catalogues) {
    try {
      const provider = await startProvider();
      const contenders = await startContenders(databaseUrl, products, provider, ['shop', 'two shops']);
      const calls = measuredReads(await Addresses.of(contenders[0]!.world));
      say(`Two processes beside one with ${products} products, on ${cores} cores`);
      if (bar === undefined)
        say(`With fewer than ${enoughCores} there is no bar: Postgres and the load generator share them`);
      await compare(
        calls.filter(({ name }) => kinds.includes(name)).map((call) => ({ ...call, bar })),
        contenders,
      );
    } finally {
      stopServers();
    }
  }
}
