import { LRUCache } from 'lru-cache';
import type { Json } from '../../../shared/json';
import type { Database } from '../../../platform/postgres/database';
import { type FacetedCount, facetsOf } from '../../application/facets';
import type { FoundProducts } from '../../application/ports';
import { type SearchPage, SearchQueries } from '../../application/search-ports';
import { keywordOf } from '../../domain/keyword';
import { writeCursor } from './cursor';
import { foundCards, type FoundCounts, searchPageSql } from './search-page';
import {
  completionsOf,
  keywordsOf,
  maxProducts,
  type SuggestedProduct,
  suggestedProductsSql,
  type TypedWords,
  typedWordsSql,
} from './search-suggestions';
import { type ReadKeyword, readKeywordSql, type SearchTerms, termsOf } from './search-terms';
import { changesIn, SqlShelfCounts } from './sql-shelf-counts';

interface PageRow {
  products: Json<'Products'>;
  last: unknown[] | null;
  changes: string;
}

/** What has to be known of a keyword and a filter before a page of them can be read. */
interface Known {
  terms: SearchTerms;
  counts: FoundCounts;
  faceted: FacetedCount;
  /** How often a shelf had changed: it holds until one changes again. */
  changes: string;
}

/** Keywords, each with its filters. */
const maxKnown = 1_000;

const nothing: FoundProducts = {
  products: '[]' as Json<'Products'>,
  nextCursor: null,
  ...facetsOf([], { category: [], brand: [], size: [], colour: [] }),
};

export class SqlSearchQueries extends SearchQueries {
  /** Of its own, so that rare keywords don't push out what the listing needs. */
  private readonly counts: SqlShelfCounts;
  private readonly known = new LRUCache<string, Known>({ max: maxKnown });

  /** @param fewEnoughToRead so many are rather read, all of them, than met while walking through the catalogue */
  constructor(
    private readonly database: Database,
    private readonly fewEnoughToRead = 500,
  ) {
    super();
    this.counts = new SqlShelfCounts(database);
  }

  async find(page: SearchPage): Promise<FoundProducts> {
    const keyword = keywordOf(page.keyword);
    if (keyword === undefined) return nothing;
    const { category, brand, size, colour } = page;
    const key = JSON.stringify([keyword, category, brand, size, colour]);
    const known = this.known.get(key);
    if (known) {
      const row = await this.read(page, known);
      if (row.changes === known.changes) return found(row, known);
    }
    const learnt = await this.learn(keyword, page);
    if (!learnt) return nothing;
    this.known.set(key, learnt);
    return found(await this.read(page, learnt), learnt);
  }

  /** @returns undefined where the keyword finds nothing */
  private async learn(keyword: string, page: SearchPage): Promise<Known | undefined> {
    const [read] = await this.database.queryPrepared<ReadKeyword>(readKeywordSql(keyword));
    const terms = termsOf(read!.words);
    if (!terms) return undefined;
    const versions = read!.shelves;
    const cards = foundCards(terms);
    const all = await this.counts.of({ size: [], colour: [] }, versions, cards);
    const inStock = await this.counts.of(page, versions, cards);
    const isChosen = (chosen: string[], id: string) => chosen.length === 0 || chosen.includes(id);
    const chosen = inStock.filter(
      ({ category, brand }) => isChosen(page.category, category) && isChosen(page.brand, brand),
    );
    const counts = { all, chosen, fewEnoughToRead: this.fewEnoughToRead };
    return { terms, counts, faceted: facetsOf(inStock, page), changes: changesIn(versions) };
  }

  private async read(page: SearchPage, { terms, counts }: Known): Promise<PageRow> {
    const { statement, isWorthPreparing } = searchPageSql(page, terms, counts);
    const [row] = isWorthPreparing
      ? await this.database.queryPrepared<PageRow>(statement)
      : await this.database.query<PageRow>(statement);
    return row!;
  }

  async suggest(begun: string): Promise<Json<'Suggestions'>> {
    const keyword = keywordOf(begun, 1);
    const [typed] = keyword ? await this.database.queryPrepared<TypedWords>(typedWordsSql(keyword)) : [];
    if (!typed) return suggestions([], [], []);
    const completions = completionsOf(typed);
    const statement = suggestedProductsSql(typed, completions);
    const found = statement ? await this.database.query<SuggestedProduct>(statement) : [];
    const products = found.slice(0, maxProducts).map(({ product }) => product);
    return suggestions(keywordsOf(typed, completions, found), typed.shelves, products);
  }
}

const found = ({ products, last }: PageRow, { faceted }: Known): FoundProducts => ({
  products,
  ...faceted,
  nextCursor: last && writeCursor(last),
});

const suggestions = (keywords: string[], shelves: unknown[], products: unknown[]) =>
  JSON.stringify({ keywords, shelves, products }) as Json<'Suggestions'>;
