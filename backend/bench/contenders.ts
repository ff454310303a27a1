import { type Invariants, shopInvariants } from './invariants';
import { CpuMeter, postmasterOf } from './cpu-meter';
import { copyDatabase, filledDatabase, onDatabase } from './databases';
import { leanInvariants } from './lean/invariants';
import { leanSchema } from './lean/schema';
import { type Server, startServer } from './servers';
import { World } from './world';

interface Kind {
  file: string;
  /** The tables that it has beside or instead of the shop's. */
  schema?: string;
  /** What must be true of what it writes, if it writes. */
  invariants?: Invariants;
}

/** Whose figures may stand beside each other. */
const kinds = {
  bare: { file: 'bare/bare-server.ts' },
  lean: { file: 'lean/lean-server.ts', schema: leanSchema, invariants: leanInvariants },
  shop: { file: 'shop-server.ts', invariants: shopInvariants },
  'two shops': { file: 'two-shops.ts', invariants: shopInvariants },
} satisfies Record<string, Kind>;

export type Name = keyof typeof kinds;

/** A server of the shop's calls on a database of its own. */
export interface Contender {
  name: Name;
  url: string;
  world: World;
  meter: CpuMeter;
  invariants: Invariants | undefined;
}

/** On copies of the same world. @param names in the order of their turns */
export async function startContenders(
  databaseUrl: string,
  products: number,
  provider: Server,
  names: readonly Name[],
): Promise<Contender[]> {
  const filled = await filledDatabase(databaseUrl, products);
  const contenders: Contender[] = [];
  for (const name of names) {
    const { file, schema, invariants }: Kind = kinds[name];
    const ownUrl = await copyDatabase(databaseUrl, filled, name.replace(' ', '_'));
    if (schema !== undefined) await addTables(ownUrl, schema);
    const { url, pid } = await startServer(file, ownUrl, provider);
    const world = await World.open(ownUrl);
    const meter = new CpuMeter(pid, postmasterOf(await world.backendPid()));
    contenders.push({ name, url, world, meter, invariants });
  }
  return contenders;
}

const addTables = (url: string, schema: string): Promise<void> =>
  onDatabase(url, async (client) => {
    await client.query(schema);
    await client.query('VACUUM ANALYZE');
  });
