import { SectionTwice } from './content.errors';

/** A section of the home page; one that is off is kept and not shown. */
export type HomeSection = { isOn: boolean } & (
  | { type: 'hero'; heading: string; text: string }
  | { type: 'categories' | 'brands' | 'featured' }
  /** The slug is that of a collection, or of a page that tells a story; nothing is shown for an unknown slug. */
  | { type: 'collection' | 'story'; slug: string }
);

export const maxSections = 12;

/** The sections are in display order. */
export interface HomeSections {
  sections: readonly HomeSection[];
}

/** Each kind of section is there once; collections and stories differ by their slugs. @throws SectionTwice */
export function assertEachOnce({ sections }: HomeSections): void {
  const keys = sections.map((section) => `${section.type} ${'slug' in section ? section.slug : ''}`);
  if (new Set(keys).size < keys.length) throw new SectionTwice();
}
