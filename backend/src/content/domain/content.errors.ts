import { DomainError } from '../../shared/domain-error';

export class NoSuchPage extends DomainError.of('not-found', 'NOT_FOUND', 'Page not found') {}

export class PageExists extends DomainError.of(
  'conflict',
  'PAGE_EXISTS',
  'There is already a page with this slug',
) {}

/** Someone else saved the page since this editor read it. */
export class StalePage extends DomainError.of(
  'conflict',
  'STALE_PAGE',
  'Someone else has changed this page. Reload it and try again.',
) {}

export class WellKnownPage extends DomainError.of(
  'conflict',
  'WELL_KNOWN_PAGE',
  'The shop links to this page, so it cannot be deleted',
) {}

export class NotASizeGuide extends DomainError.of(
  'invalid',
  'NOT_A_SIZE_GUIDE',
  'Only a size guide can be for a brand or a category',
  { field: 'kind' },
) {}

export class BrandAndCategory extends DomainError.of(
  'invalid',
  'BRAND_AND_CATEGORY',
  'A size guide is for a brand or for a category, not for both',
  { field: 'brand' },
) {}

/** Someone else saved the setting since this editor read it. */
export class StaleSetting extends DomainError.of(
  'conflict',
  'STALE_SETTING',
  'Someone else has changed this. Reload it and try again.',
) {}

export class SectionTwice extends DomainError.of(
  'invalid',
  'SECTION_TWICE',
  'The home page can show this section only once',
  { field: 'sections' },
) {}
