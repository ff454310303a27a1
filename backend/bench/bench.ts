import { benchGrowth } from './growth';
import { benchLists } from './lists';
import { benchProcesses } from './processes';
import { benchReads } from './reads';
import { say } from './say';
import { benchStart } from './start';
import { benchWrites } from './writes';

interface Part {
  /** On a machine that has nothing else to do. */
  minutes: number;
  /** @param catalogues by how many products they have */
  run: (databaseUrl: string, catalogues?: number[]) => Promise<void>;
}

const parts: Record<string, Part> = {
  reads: { minutes: 15, run: benchReads },
  writes: { minutes: 3, run: benchWrites },
  growth: { minutes: 5, run: benchGrowth },
  lists: { minutes: 45, run: benchLists },
  processes: { minutes: 1, run: benchProcesses },
  start: { minutes: 2, run: benchStart },
};

/** Parts with a name for them together. */
const groups: Record<string, string[]> = { speed: ['reads', 'writes'] };

const isSize = (word: string): boolean => Number(word) > 0;

/** @param words names of parts and sizes of catalogues. @returns the parts, all of them when none is named */
export function partsIn(words: string[]): string[] {
  const named = words.filter((word) => !isSize(word)).flatMap((word) => groups[word] ?? [word]);
  const unknown = named.filter((name) => !(name in parts));
  if (unknown.length > 0)
    throw new Error(`There is no bench called ${unknown.join(', ')}: ${Object.keys(parts).join(', ')}`);
  return named.length > 0 ? named : Object.keys(parts);
}

/** @param words as for its parts; each has sizes of its own when none is among them */
export async function bench(databaseUrl: string, words: string[]): Promise<void> {
  say(`With Node ${process.versions.node}`);
  const catalogues = words.filter(isSize).map(Number);
  for (const name of partsIn(words)) {
    const { minutes, run } = parts[name]!;
    say(`${name}: takes about ${minutes} min`);
    await run(databaseUrl, catalogues.length > 0 ? catalogues : undefined);
  }
}
