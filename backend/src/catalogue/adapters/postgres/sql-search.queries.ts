import type { Json } from '../../../shared/json';
import type { Database } from '../../../platform/postgres/database';
import { facetsOf } from '../../application/facets';
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
import { type ShelfVersion, SqlShelfCounts } from './sql-shelf-counts';

interface PageRow {
  products: Json<'Products'>;
  last: unknown[] | null;
}

const nothing: FoundProducts = {
  products: '[]' as Json<'Products'>,
  nextCursor: null,
  ...facetsOf([], { category: [], brand: [], size: [], colour: [] }),
};

export class SqlSearchQueries extends SearchQueries {
  /** Of its own, so that rare keywords don't push out what the listing needs. */
  private readonly counts: SqlShelfCounts;

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
    const [read] = await this.database.queryPrepared<ReadKeyword>(readKeywordSql(keyword));
    const terms = termsOf(read!.words);
    return terms ? this.findTerms(page, terms, read!.shelves) : nothing;
  }

  private async findTerms(
    page: SearchPage,
    terms: SearchTerms,
    versions: ShelfVersion[],
  ): Promise<FoundProducts> {
    const cards = foundCards(terms);
    const all = await this.counts.of({ size: [], colour: [] }, versions, cards);
    const inStock = await this.counts.of(page, versions, cards);
    const isChosen = (chosen: string[], id: string) => chosen.length === 0 || chosen.includes(id);
    const chosen = inStock.filter(
      ({ category, brand }) => isChosen(page.category, category) && isChosen(page.brand, brand),
    );
    const { products, last } = await this.read(page, terms, {
      all,
      chosen,
      fewEnoughToRead: this.fewEnoughToRead,
    });
    return { products, ...facetsOf(inStock, page), nextCursor: last && writeCursor(last) };
  }

  private async read(page: SearchPage, terms: SearchTerms, counts: FoundCounts): Promise<PageRow> {
    const [row] = await this.database.query<PageRow>(searchPageSql(page, terms, counts));
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

const suggestions = (keywords: string[], shelves: unknown[], products: unknown[]) =>
  JSON.stringify({ keywords, shelves, products }) as Json<'Suggestions'>;
