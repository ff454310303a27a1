import type { MatchingProducts } from '../../shown-products';
import { maxMatching, TooManyMatching } from '../domain/matching.errors';

/** @returns their ids in the order of ids. @throws MalformedListQuery, TooManyMatching */
export async function allMatching(matching: MatchingProducts, query: string): Promise<string[]> {
  const ids = await matching.after(query, null, maxMatching + 1);
  if (ids.length > maxMatching) throw new TooManyMatching();
  return ids;
}

/** The exact number: the list itself counts to 1,000. */
export class CountMatching {
  constructor(private readonly matching: MatchingProducts) {}

  /** @throws MalformedListQuery, TooManyMatching */
  async execute(query: string): Promise<number> {
    return (await allMatching(this.matching, query)).length;
  }
}
