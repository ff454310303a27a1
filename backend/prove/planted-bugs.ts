import { join } from 'node:path';

/** A bug that the shop does not have: planted into its process, it shows that a trial can fail. */
export interface PlantedBug {
  name: string;
  /** The trials that must notice it. */
  trials: string[];
}

/** Each is a module of its name in `planted`, loaded before the built shop, which it changes in memory. */
export const plantedBugs: PlantedBug[] = [
  { name: 'archived-stay-published', trials: ['models'] },
  { name: 'audit-after-commit', trials: ['kills'] },
  { name: 'brands-deleted-in-use', trials: ['catalogue'] },
  { name: 'cached-session', trials: ['answers'] },
  { name: 'cancelled-pieces-lost', trials: ['parcels'] },
  { name: 'cancelled-pieces-twice-back', trials: ['parcels'] },
  { name: 'cancelled-pieces-unpaid', trials: ['parcels'] },
  { name: 'capture-by-any-payment', trials: ['tampering'] },
  { name: 'capture-without-key', trials: ['captures'] },
  { name: 'cart-without-limit', trials: ['models'] },
  { name: 'dead-jobs-stay', trials: ['kills'] },
  { name: 'delivery-by-turn', trials: ['deliveries'] },
  { name: 'delivery-unseen', trials: ['deliveries'] },
  { name: 'drafts-listed', trials: ['catalogue'] },
  { name: 'drafts-stay', trials: ['uploads'] },
  { name: 'event-after-commit', trials: ['kills'] },
  { name: 'expiry-asks-first', trials: ['unfinished'] },
  { name: 'expiry-keeps-the-hold', trials: ['expiries', 'models'] },
  { name: 'forged-message-believed', trials: ['provider'] },
  { name: 'groups-counted-once', trials: ['catalogue'] },
  { name: 'jobs-by-own-clock', trials: ['clocks'] },
  { name: 'login-behind-registration', trials: ['floods'] },
  { name: 'lost-connection-is-fatal', trials: ['outages'] },
  { name: 'lost-is-restocked', trials: ['parcels'] },
  { name: 'mail-sent-again', trials: ['mails'] },
  { name: 'money-without-order', trials: ['checkouts', 'captures'] },
  { name: 'no-query-timeout', trials: ['silences'] },
  { name: 'one-group-of-workers', trials: ['unfinished'] },
  { name: 'orders-follow-tables', trials: ['deliveries'] },
  { name: 'orders-without-lock', trials: ['captures', 'parcels'] },
  { name: 'parcel-mail-twice', trials: ['parcels'] },
  { name: 'parcel-sent-after-commit', trials: ['kills'] },
  { name: 'part-refunded-again', trials: ['kills', 'parcels'] },
  { name: 'parts-rounded-alone', trials: ['deliveries'] },
  { name: 'payment-under-a-new-key', trials: ['kills'] },
  { name: 'payments-without-bound', trials: ['unfinished'] },
  { name: 'pieces-packed-again', trials: ['parcels'] },
  { name: 'pipelining-unlimited', trials: ['floods'] },
  { name: 'price-unseen', trials: ['models'] },
  { name: 'price-without-history', trials: ['catalogue'] },
  { name: 'promise-in-the-past', trials: ['deliveries'] },
  { name: 'reconciler-off', trials: ['checkouts', 'provider'] },
  { name: 'refund-in-memory', trials: ['kills'] },
  { name: 'refund-keeps-the-stock', trials: ['models'] },
  { name: 'refund-under-a-new-key', trials: ['kills'] },
  { name: 'rejected-restocks-what-is-away', trials: ['parcels'] },
  { name: 'repeats-cancel-again', trials: ['parcels'] },
  { name: 'resent-from-nowhere', trials: ['parcels'] },
  { name: 'returns-too-much', trials: ['expiries', 'models'] },
  { name: 'stale-responses', trials: ['answers'] },
  { name: 'stock-before-order', trials: ['kills'] },
  { name: 'stock-read-then-written', trials: ['checkouts'] },
  { name: 'stock-without-guard', trials: ['checkouts'] },
  { name: 'stop-cuts-calls', trials: ['stops'] },
  { name: 'trusted-address', trials: ['tampering'] },
  { name: 'trusted-owner', trials: ['tampering'] },
  { name: 'trusted-total', trials: ['tampering'] },
  { name: 'variant-of-any-product', trials: ['tampering'] },
];

export const moduleOf = ({ name }: PlantedBug): string => join(__dirname, 'planted', `${name}.cjs`);
