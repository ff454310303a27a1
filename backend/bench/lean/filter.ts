/** What a list is asked for. Empty lists leave nothing out. */
export interface Filter {
  category: string[];
  brand: string[];
  size: string[];
  colour: string[];
  keyword: string | undefined;
}

export function filterOf(query: URLSearchParams, keyword?: string): Filter {
  const list = (name: string) => query.get(name)?.split(',') ?? [];
  return {
    category: list('category'),
    brand: list('brand'),
    size: list('size'),
    colour: list('colour'),
    keyword,
  };
}

/** What a statement leaves out, and no more than that. */
export class Conditions {
  readonly values: unknown[] = [];
  private readonly texts = ['true'];

  static of(filter: Filter): Conditions {
    const conditions = new Conditions();
    conditions.addOneOf('category', filter.category);
    conditions.addOneOf('brand', filter.brand);
    conditions.addChoice(filter);
    return conditions.addKeyword(filter);
  }

  get text(): string {
    return this.texts.join(' AND ');
  }

  add(text: string): void {
    this.texts.push(text);
  }

  /** @returns how a statement names the value */
  placeOf(value: unknown): string {
    return `$${this.values.push(value)}`;
  }

  addKeyword({ keyword }: Filter): this {
    if (keyword !== undefined) this.add(`words @@ ${this.placeOf(wordsOf(keyword))}::tsquery`);
    return this;
  }

  private addChoice({ size, colour }: Filter): void {
    const meets = (column: string, choices: string[]) =>
      this.add(`${column} && ${this.placeOf(choices)}::text[]`);
    if (colour.length === 0) {
      if (size.length > 0) meets('sizes', size);
    } else if (size.length === 0) meets('colours', colour);
    else
      meets(
        'variants',
        size.flatMap((one) => colour.map((other) => `${one}/${other}`)),
      );
  }

  /** A single one has an index that also sorts. */
  private addOneOf(column: string, values: string[]): void {
    if (values.length === 1) this.add(`${column} = ${this.placeOf(values[0])}`);
    else if (values.length > 1) this.add(`${column} = ANY(${this.placeOf(values)}::text[])`);
  }
}

/** All words, of which the last letters may be missing. @param weight of the title: A */
export function wordsOf(keyword: string, weight = ''): string {
  const words = keyword.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.map((word) => `'${word}':*${weight}`).join(' & ');
}
