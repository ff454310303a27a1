import { createDatabase } from './databases';
import { type Server, startServer } from './servers';
import { World } from './world';

/** Whose figures stand beside each other, in the order of their turns. The shop is compared with each other one. */
const files = { bare: 'bare/bare-server.ts', shop: 'shop-server.ts' };

export type Name = keyof typeof files;

export const names = Object.keys(files) as Name[];

/** A server of the shop's calls on a database of its own. */
export interface Contender {
  name: Name;
  url: string;
  world: World;
}

/** @param filledUrl what their databases are copies of */
export async function startContenders(filledUrl: string, provider: Server): Promise<Contender[]> {
  const contenders: Contender[] = [];
  for (const name of names) {
    const databaseUrl = await createDatabase(filledUrl, name, new URL(filledUrl).pathname.slice(1));
    const { url } = await startServer(files[name], databaseUrl, provider);
    contenders.push({ name, url, world: await World.open(databaseUrl) });
  }
  return contenders;
}
