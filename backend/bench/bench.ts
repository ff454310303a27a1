import { benchGrowth } from './growth';
import { benchSpeed } from './speed';

const benches: Record<string, (databaseUrl: string) => Promise<void>> = {
  speed: benchSpeed,
  growth: benchGrowth,
};

/** @param names which; all of them when none is given */
export async function bench(databaseUrl: string, names: string[]): Promise<void> {
  const unknown = names.filter((name) => !(name in benches));
  if (unknown.length > 0)
    throw new Error(`There is no bench called ${unknown.join(', ')}: ${Object.keys(benches).join(', ')}`);
  for (const name of names.length > 0 ? names : Object.keys(benches)) await benches[name]!(databaseUrl);
}
