import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';

/** A bug that the shop does not have: planted into its process, it shows that a check can fail. */
export interface PlantedBug {
  name: string;
  /** The trials and HTTP tests that must notice it. An HTTP test is named by its path below the backend. */
  noticedBy: string[];
}

/**
 * Each is a module of its name in a folder of `planted`, loaded before the shop, which it changes in memory: the built one for trials, its
 * source for HTTP tests.
 */
export const plantedBugs: PlantedBug[] = [
  { name: 'archived-stay-published', noticedBy: ['models'] },
  { name: 'audit-after-commit', noticedBy: ['kills'] },
  { name: 'brands-deleted-in-use', noticedBy: ['test/catalogue/random-publication.spec.ts'] },
  { name: 'cached-session', noticedBy: ['test/platform/http-caching.spec.ts'] },
  { name: 'cancelled-pieces-lost', noticedBy: ['parcels'] },
  { name: 'cancelled-pieces-twice-back', noticedBy: ['parcels'] },
  { name: 'cancelled-pieces-unpaid', noticedBy: ['parcels'] },
  { name: 'capture-by-any-payment', noticedBy: ['tampering'] },
  { name: 'capture-without-key', noticedBy: ['captures'] },
  { name: 'cart-without-limit', noticedBy: ['models'] },
  { name: 'checkout-tells-accounts', noticedBy: ['test/ordering/guest-orders.spec.ts'] },
  { name: 'claims-unproved', noticedBy: ['test/ordering/claimed-orders.spec.ts'] },
  { name: 'count-loses-sales', noticedBy: ['test/catalogue/stock-takes.spec.ts'] },
  { name: 'dead-jobs-stay', noticedBy: ['kills'] },
  { name: 'delivery-by-turn', noticedBy: ['deliveries'] },
  { name: 'delivery-unseen', noticedBy: ['deliveries'] },
  { name: 'drafts-listed', noticedBy: ['test/catalogue/random-publication.spec.ts'] },
  { name: 'drafts-stay', noticedBy: ['test/catalogue/uploads.spec.ts'] },
  { name: 'event-after-commit', noticedBy: ['kills'] },
  { name: 'exchange-without-hold', noticedBy: ['test/ordering/exchanges.spec.ts'] },
  { name: 'expiry-asks-first', noticedBy: ['unfinished'] },
  { name: 'expiry-keeps-the-hold', noticedBy: ['expiries', 'models'] },
  { name: 'forged-message-believed', noticedBy: ['provider'] },
  { name: 'forgets-open-guests', noticedBy: ['test/identity/forgotten-guests.spec.ts'] },
  { name: 'grants-more-than-own', noticedBy: ['test/identity/staff.spec.ts'] },
  { name: 'groups-counted-once', noticedBy: ['test/catalogue/random-publication.spec.ts'] },
  { name: 'jobs-by-own-clock', noticedBy: ['test/platform/clocks.spec.ts'] },
  { name: 'login-behind-registration', noticedBy: ['test/platform/floods.spec.ts'] },
  { name: 'lost-connection-is-fatal', noticedBy: ['outages'] },
  { name: 'lost-is-restocked', noticedBy: ['parcels'] },
  { name: 'mail-sent-again', noticedBy: ['mails'] },
  { name: 'merge-doubles', noticedBy: ['test/cart/visitor-carts.spec.ts'] },
  { name: 'merge-forgets', noticedBy: ['test/cart/visitor-carts.spec.ts'] },
  { name: 'money-without-order', noticedBy: ['checkouts', 'captures'] },
  { name: 'no-query-timeout', noticedBy: ['silences'] },
  { name: 'one-group-of-workers', noticedBy: ['unfinished'] },
  { name: 'orders-follow-tables', noticedBy: ['deliveries'] },
  { name: 'orders-without-lock', noticedBy: ['captures', 'parcels'] },
  { name: 'packer-refunds', noticedBy: ['test/ordering/refund-limits.spec.ts'] },
  { name: 'parcel-mail-twice', noticedBy: ['parcels'] },
  { name: 'parcel-sent-after-commit', noticedBy: ['kills'] },
  { name: 'parts-rounded-alone', noticedBy: ['deliveries'] },
  { name: 'payment-under-a-new-key', noticedBy: ['kills'] },
  { name: 'payments-without-bound', noticedBy: ['unfinished'] },
  { name: 'pending-is-given', noticedBy: ['refunds'] },
  { name: 'pieces-packed-again', noticedBy: ['parcels'] },
  { name: 'pipelining-unlimited', noticedBy: ['test/platform/floods.spec.ts'] },
  { name: 'price-unseen', noticedBy: ['models'] },
  { name: 'price-without-history', noticedBy: ['test/catalogue/price-history.spec.ts'] },
  { name: 'promise-in-the-past', noticedBy: ['deliveries'] },
  { name: 'reason-required', noticedBy: ['test/ordering/returns.spec.ts'] },
  { name: 'reconciler-off', noticedBy: ['checkouts', 'provider'] },
  { name: 'refund-in-memory', noticedBy: ['kills'] },
  { name: 'refund-keeps-the-stock', noticedBy: ['models'] },
  { name: 'refund-twice', noticedBy: ['kills', 'parcels'] },
  { name: 'refunds-on-the-orders-day', noticedBy: ['test/reporting/finance.spec.ts'] },
  { name: 'rejected-restocks-what-is-away', noticedBy: ['parcels'] },
  { name: 'repeats-cancel-again', noticedBy: ['parcels'] },
  { name: 'resent-from-nowhere', noticedBy: ['parcels'] },
  { name: 'restock-at-declaration', noticedBy: ['returns'] },
  { name: 'returns-too-much', noticedBy: ['expiries', 'models'] },
  { name: 'reversal-ignored', noticedBy: ['refunds'] },
  { name: 'round-each-piece', noticedBy: ['test/ordering/discounted-orders.spec.ts'] },
  { name: 'route-without-permission', noticedBy: ['test/identity/authorisation.spec.ts'] },
  { name: 'share-rounded-up', noticedBy: ['test/ordering/discounted-orders.spec.ts'] },
  { name: 'sign-ins-share-no-lock', noticedBy: ['sign-ins'] },
  { name: 'stale-responses', noticedBy: ['test/platform/several-servers.spec.ts'] },
  { name: 'stock-before-order', noticedBy: ['kills'] },
  { name: 'stock-read-then-written', noticedBy: ['checkouts'] },
  { name: 'stock-without-guard', noticedBy: ['checkouts'] },
  { name: 'stop-cuts-calls', noticedBy: ['stops'] },
  { name: 'token-opens-any-order', noticedBy: ['test/ordering/guest-orders.spec.ts'] },
  { name: 'trusted-address', noticedBy: ['tampering'] },
  { name: 'trusted-owner', noticedBy: ['tampering'] },
  { name: 'trusted-total', noticedBy: ['tampering'] },
  { name: 'variant-of-any-product', noticedBy: ['tampering'] },
  { name: 'waiting-list-mails-all', noticedBy: ['test/waitlist/waitlist.spec.ts'] },
  { name: 'window-from-first-parcel', noticedBy: ['test/ordering/returns.spec.ts'] },
  { name: 'withdrawal-tells-orders', noticedBy: ['test/ordering/withdrawals.spec.ts'] },
  { name: 'yen-in-cents', noticedBy: ['test/currency/shop-in-yen.spec.ts'] },
  { name: 'zero-at-the-provider', noticedBy: ['test/ordering/nothing-owed.spec.ts'] },
];

const modules = readdirSync(join(__dirname, 'planted'), { recursive: true, encoding: 'utf8' });

/** @returns the path of a bug's module below the backend */
export const moduleOf = ({ name }: PlantedBug): string =>
  `prove/planted/${modules.find((file) => basename(file) === `${name}.cjs`) ?? name}`;
