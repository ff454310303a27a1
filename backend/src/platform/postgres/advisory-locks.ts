/** Keys for `pg_advisory_xact_lock`. They only need to differ from each other and from those of migrations and settings. */
export const advisoryLocks = {
  skus: 20_261_122,
  banners: 20_261_123,
  categories: 20_261_125,
  collections: 20_261_126,
  slugs: 20_261_128,
  sizes: 20_261_129,
};
