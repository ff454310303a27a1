import type { Json } from '../../shared/json';
import type { FoundProducts, ProductPage, ProductSort } from './ports';

export interface SearchPage extends Omit<ProductPage, 'sort'> {
  keyword: string;
  /** Undefined: best first. */
  sort: ProductSort | undefined;
}

/** The read side of the search; the database builds the data's JSON. */
export abstract class SearchQueries {
  /** Without descriptions. @throws MalformedCursor */
  abstract find(page: SearchPage): Promise<FoundProducts>;
  /** @param begun what a shopper has typed so far */
  abstract suggest(begun: string): Promise<Json<'Suggestions'>>;
}
