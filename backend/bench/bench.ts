import { benchGrowth } from './growth';
import { say } from './table';
import { benchWrites } from './writes';

interface Part {
  /** The minutes that it takes on a machine that has nothing else to do. */
  minutes: number;
  /**
   * @param catalogues their numbers of products
   * @returns whether each budget is kept
   */
  run: (databaseUrl: string, catalogues?: number[]) => Promise<boolean>;
}

const parts: Record<string, Part> = {
  writes: { minutes: 2, run: benchWrites },
  growth: { minutes: 5, run: benchGrowth },
};

const isSize = (word: string): boolean => Number(word) > 0;

/** @param words names of parts and sizes of catalogues. @returns the parts, all of them when none is named */
function partsIn(words: string[]): string[] {
  const named = words.filter((word) => !isSize(word));
  const unknown = named.filter((name) => !(name in parts));
  if (unknown.length > 0)
    throw new Error(`There is no bench called ${unknown.join(', ')}: ${Object.keys(parts).join(', ')}`);
  return named.length > 0 ? named : Object.keys(parts);
}

/**
 * @param words names of parts and sizes of catalogues; each part has sizes of its own when none is among them
 * @returns whether each budget is kept
 */
export async function bench(databaseUrl: string, words: string[]): Promise<boolean> {
  say(`With Node ${process.versions.node}`);
  const catalogues = words.filter(isSize).map(Number);
  let isKept = true;
  for (const name of partsIn(words)) {
    const { minutes, run } = parts[name]!;
    say(`${name}: takes about ${minutes} min`);
    isKept = (await run(databaseUrl, catalogues.length > 0 ? catalogues : undefined)) && isKept;
  }
  return isKept;
}
