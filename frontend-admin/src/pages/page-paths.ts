import type { Edition } from './pages.api';

export const pagesPath = '/admin/pages';

/** @param version the newest if left out */
export const pagePath = ({ slug, version }: { slug: string } & Partial<Edition>): string =>
  `${pagesPath}/${slug}${version === undefined ? '' : `?version=${version}`}`;

/** Under which the audit trail has the changes of a page. */
export const pageAudit = (slug: string): string => `page:${slug}`;
