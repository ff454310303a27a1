/** Keys for `pg_advisory_xact_lock`. They only need to differ from each other and from the one of migrations. */
export const advisoryLocks = { skus: 20_261_122, banners: 20_261_123 };
