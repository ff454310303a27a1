import type { Trial } from './trial';
import { captures } from './trials/captures';
import { checkouts } from './trials/checkouts';
import { deliveries } from './trials/deliveries';
import { expiries } from './trials/expiries';
import { kills } from './trials/kills';
import { mails } from './trials/mails';
import { models } from './trials/models';
import { outages } from './trials/outages';
import { parcels } from './trials/paid-orders/parcels';
import { provider } from './trials/provider';
import { refunds } from './trials/paid-orders/refunds';
import { returns } from './trials/paid-orders/returns';
import { silences } from './trials/silences';
import { stops } from './trials/stops';
import { tampering } from './trials/tampering';
import { unfinished } from './trials/unfinished';
import { signIns } from './trials/visitors/sign-ins';

/**
 * Every fault that the shop promises to survive: docs/proof.md and docs/reliability.md tell of each. The
 * longest comes first: the short form performs two at a time.
 */
export const trials: Record<string, Trial> = {
  stops,
  checkouts,
  captures,
  provider,
  kills,
  refunds,
  returns,
  parcels,
  unfinished,
  expiries,
  deliveries,
  'sign-ins': signIns,
  models,
  tampering,
  outages,
  mails,
  silences,
};

/** The trials of money and stock that every `npm test` runs; the others take turns. */
export const coreTrials = ['checkouts', 'captures'];
