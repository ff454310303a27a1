import { BrandAndCategory, NotASizeGuide, StalePage, WellKnownPage } from './content.errors';

/** A purchase is subject to these pages: an order keeps their versions. */
export const legalSlugs = ['imprint', 'terms', 'privacy', 'delivery', 'returns'] as const;

/** The shop links to them. */
export const wellKnownSlugs = [...legalSlugs, 'contact', 'size-guide'] as const;

export const pageKinds = ['page', 'size-guide'] as const;
export type PageKind = (typeof pageKinds)[number];

export const longestTitle = 120;
export const longestBody = 50_000;

/** A text names in braces what shoppers read in the delivery table and the rules of returns. @returns the paragraphs without such names */
export const ownWordsOf = (body: string): string =>
  body
    .split(/\n\s*\n/)
    .filter((paragraph) => !/\{[a-z][a-z ]*\}/.test(paragraph))
    .join('\n\n');

export interface PageText {
  title: string;
  /** The body is Markdown. */
  body: string;
}

/** Whose sizes a size guide is about; at most one of the two, and none for a general guide. */
export interface SizedGoods {
  /** Both fields are slugs. */
  brand: string | null;
  category: string | null;
}

export interface PageState extends PageText, SizedGoods {
  slug: string;
  kind: PageKind;
  /** The version of this text; the first is 1. */
  version: number;
}

export type PageDraft = Omit<PageState, 'version'>;

/** A page of text. Each edit makes a version; versions never change. */
export class Page {
  private constructor(private own: PageState) {}

  /** @throws NotASizeGuide, BrandAndCategory */
  static create(draft: PageDraft): Page {
    assertSizedGoods(draft);
    return new Page({ ...draft, version: 1 });
  }

  static restore(state: PageState): Page {
    return new Page({ ...state });
  }

  get state(): Readonly<PageState> {
    return this.own;
  }

  /**
   * @param seenVersion that the edit is based on
   * @throws StalePage, NotASizeGuide, BrandAndCategory
   */
  edit(seenVersion: number, given: PageText & SizedGoods): void {
    const { slug, kind, version } = this.own;
    if (seenVersion !== version) throw new StalePage();
    const { title, body, brand, category } = given;
    const edited = { slug, kind, title, body, brand, category };
    assertSizedGoods(edited);
    if (isSame(edited, this.own)) return;
    this.own = { ...edited, version: version + 1 };
  }

  /** @throws WellKnownPage */
  assertDeletable(): void {
    if (isWellKnown(this.own.slug)) throw new WellKnownPage();
  }
}

export const isWellKnown = (slug: string): boolean => wellKnownSlugs.some((known) => known === slug);

function assertSizedGoods({ kind, brand, category }: PageDraft): void {
  if (brand !== null && category !== null) throw new BrandAndCategory();
  if (kind !== 'size-guide' && (brand !== null || category !== null)) throw new NotASizeGuide();
}

const isSame = (one: PageDraft, other: PageDraft): boolean =>
  one.title === other.title &&
  one.body === other.body &&
  one.brand === other.brand &&
  one.category === other.category;
