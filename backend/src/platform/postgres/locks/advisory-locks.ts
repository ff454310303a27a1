/** The keys of all advisory locks: two uses of one key would wait for each other. */
export const advisoryLocks = {
  skus: 20_261_122,
  banners: 20_261_123,
  settings: 20_261_124,
  categories: 20_261_125,
  collections: 20_261_126,
  /** Servers of 1.0.0 have another: they wait for theirs with a statement, which would keep an index from being completed. */
  migrations: 20_261_127,
  slugs: 20_261_128,
  sizes: 20_261_129,
  grants: 20_261_130,
  /** With the hash of an e-mail address. */
  mailboxes: 20_261_131,
  /** With the hash of the id of a variant or a shopper. */
  waitlists: 20_261_132,
};
