/** Pages with a path of their own, in the order of the help. */
const helpSlugs = ['delivery', 'returns', 'size-guide', 'contact'];
const legalSlugs = ['imprint', 'terms', 'privacy'];

/** @param version the newest if left out */
export function textPagePath(slug: string, version?: number): string {
  const path = helpSlugs.includes(slug) ? `/shop/${slug}` : `/shop/pages/${slug}`;
  return version === undefined ? path : `${path}?version=${version}`;
}

interface Titled {
  slug: string;
  title: string;
}

/** The well-known pages with these subjects, in their order. */
const among = (slugs: readonly string[], pages: readonly Titled[]) =>
  slugs.flatMap((slug) => pages.filter((page) => page.slug === slug));

export const helpPages = (pages: readonly Titled[]) => among(helpSlugs, pages);
export const legalPages = (pages: readonly Titled[]) => among(legalSlugs, pages);
