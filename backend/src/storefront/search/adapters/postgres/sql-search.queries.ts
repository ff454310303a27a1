import { LRUCache } from 'lru-cache';
import type { Json } from '../../../../shared/json';
import type { Database } from '../../../../platform/postgres/database';
import { writeCursor } from '../../../../platform/postgres/cursor';
import { facetsOf, groupsIn } from '../../../listing/application/facets';
import { unfiltered } from '../../../listing/application/product-filter';
import { type FewerWords, type FoundBySearch, type SearchPage, SearchQueries } from '../../application/ports';
import { keywordOf } from '../../domain/keyword';
import { foundRows, searchPageSql } from './search-page';
import {
  completionsOf,
  keywordsOf,
  maxProducts,
  type SuggestedProduct,
  suggestedProductsSql,
  type TypedWords,
  typedWordsSql,
} from './search-suggestions';
import { fewerWords, firstThatFindsSql } from './fewer-words';
import { type SearchTerms, termsOf } from './search-terms';
import { type ReadKeyword, readKeywordSql, type SearchedWord, searchedWords } from './search-words';
import { noChoices } from '../../../listing/adapters/postgres/choices';
import { type PageRow, readPage, usuallySorted } from '../../../listing/adapters/postgres/product-page';
import { type Counted, SqlFacetCounts } from '../../../listing/adapters/postgres/sql-facet-counts';

/** A keyword's meaning and its matches in the chosen sizes, colours and prices are needed before a page can be read. */
interface KnownKeyword {
  terms: SearchTerms;
  /** Set where no product has all words. */
  fewerWords?: FewerWords | undefined;
  all: Counted[];
  /** The counts of those sizes, colours and prices. */
  chosen: Counted[];
  /** The counts had changed so often when it was counted. The entry is valid until they change again. */
  changes: number;
}

/** For all keywords together; a group takes about half a KB. */
const maxKnownGroups = 20_000;

const nothing: FoundBySearch = {
  products: '[]' as Json<'Products'>,
  nextCursor: null,
  ...facetsOf([], unfiltered),
};

export class SqlSearchQueries extends SearchQueries {
  /** Separate from the listing's, so that rare keywords do not evict what listings need. */
  private readonly counts: SqlFacetCounts;
  private readonly known = new LRUCache<string, KnownKeyword>({
    maxSize: maxKnownGroups,
    sizeCalculation: ({ all, chosen }) => 1 + all.length + chosen.length,
  });

  /** @param maxSorted up to so many products, a tier is read whole and sorted; a larger one is read by an index walk */
  constructor(
    private readonly database: Database,
    private readonly maxSorted = usuallySorted,
  ) {
    super();
    this.counts = new SqlFacetCounts(database);
  }

  async find(page: SearchPage): Promise<FoundBySearch> {
    const keyword = keywordOf(page.keyword);
    if (keyword === undefined) return nothing;
    const { size, colour, price, sale, inStock } = page;
    const key = JSON.stringify([keyword, size, colour, price, sale, inStock]);
    const known = this.known.get(key);
    if (known) {
      const row = await this.read(page, known);
      if (row.changes === known.changes) return this.found(page, row, known);
    }
    const learned = await this.learn(keyword, page);
    if (!learned) return nothing;
    this.known.set(key, learned);
    return this.found(page, await this.read(page, learned), learned);
  }

  /** @returns undefined where the keyword finds nothing */
  private async learn(keyword: string, page: SearchPage): Promise<KnownKeyword | undefined> {
    const [read] = await this.database.queryPrepared<ReadKeyword>(readKeywordSql(keyword));
    const words = searchedWords(read!);
    const known = await this.count(termsOf(words), page, read!.changes);
    return known && known.all.length > 0 ? known : this.learnWithFewerWords(words, page, read!.changes);
  }

  private async learnWithFewerWords(
    words: SearchedWord[],
    page: SearchPage,
    changes: number,
  ): Promise<KnownKeyword | undefined> {
    const combinations = fewerWords(words);
    const queries = combinations.map((some) => termsOf(some)!.query);
    const [first] = await this.database.queryPrepared<{ place: number }>(firstThatFindsSql(queries));
    if (!first) return undefined;
    const used = combinations[first.place - 1]!;
    const known = await this.count(termsOf(used), page, changes);
    const ignored = words.filter((word) => !used.includes(word));
    return known && { ...known, fewerWords: { used: used.map(wordOf), ignored: ignored.map(wordOf) } };
  }

  private async count(
    terms: SearchTerms | undefined,
    page: SearchPage,
    changes: number,
  ): Promise<KnownKeyword | undefined> {
    if (!terms) return undefined;
    const rows = foundRows(terms);
    const all = (await this.counts.of(noChoices, changes, rows)).filter(hasAny);
    const chosen = (await this.counts.of(page, changes, rows)).filter(hasAny);
    return { terms, all, chosen, changes };
  }

  private async read(page: SearchPage, { terms, all, chosen }: KnownKeyword): Promise<PageRow> {
    const counts = { all, chosen: groupsIn(chosen, page), maxSorted: this.maxSorted };
    return readPage(this.database, searchPageSql(page, terms, counts));
  }

  private found(
    page: SearchPage,
    { products, last }: PageRow,
    { chosen, fewerWords: fewer }: KnownKeyword,
  ): FoundBySearch {
    return {
      products,
      ...facetsOf(chosen, page),
      nextCursor: last && writeCursor(last),
      fewerWords: fewer,
    };
  }

  async suggest(begun: string): Promise<Json<'Suggestions'>> {
    const keyword = keywordOf(begun, 1);
    const [typed] = keyword ? await this.database.queryPrepared<TypedWords>(typedWordsSql(keyword)) : [];
    if (!typed) return suggestions([], [], []);
    const completions = completionsOf(typed);
    const statement = suggestedProductsSql(typed, completions);
    const found = statement ? await this.database.query<SuggestedProduct>(statement) : [];
    const products = found.slice(0, maxProducts).map(({ product }) => product);
    return suggestions(keywordsOf(typed, completions, found), typed.groups, products);
  }
}

const wordOf = ({ word, parts }: SearchedWord): string =>
  parts.length > 0 ? parts.map((part) => part.word).join('-') : word;

const hasAny = ({ products, sizes, prices, colours, onSale, inStock }: Counted): boolean =>
  Math.max(products, sizes.size, prices.size, colours.size, onSale, inStock) > 0;

const suggestions = (keywords: string[], groups: unknown[], products: unknown[]) =>
  JSON.stringify({ keywords, groups, shelves: groups, products }) as Json<'Suggestions'>;
