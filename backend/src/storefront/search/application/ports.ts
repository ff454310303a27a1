import type { Json } from '../../../shared/json';
import type { FoundProducts, ProductPage, ProductSort } from '../../listing/application/ports';

export interface SearchPage extends Omit<ProductPage, 'sort' | 'among'> {
  keyword: string;
  /** Undefined sorts the best first. */
  sort: ProductSort | undefined;
}

/** The words that were searched for when no product has all of the keyword's words. */
export interface FewerWords {
  used: string[];
  ignored: string[];
}

export interface FoundBySearch extends FoundProducts {
  /** Undefined where all words were searched for. */
  fewerWords?: FewerWords | undefined;
}

/** The read side of the search; the database builds the data's JSON. */
export abstract class SearchQueries {
  /** The products have no descriptions. @throws MalformedCursor */
  abstract find(page: SearchPage): Promise<FoundBySearch>;
  /** @param begun the text that a shopper has typed so far */
  abstract suggest(begun: string): Promise<Json<'Suggestions'>>;
}
