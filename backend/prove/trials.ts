import type { Trial } from './trial';
import { answers } from './trials/answers';
import { captures } from './trials/captures';
import { catalogue } from './trials/catalogue';
import { checkouts } from './trials/checkouts';
import { clocks } from './trials/clocks';
import { deliveries } from './trials/deliveries';
import { expiries } from './trials/expiries';
import { floods } from './trials/floods';
import { kills } from './trials/kills';
import { mails } from './trials/mails';
import { models } from './trials/models';
import { outages } from './trials/outages';
import { parcels } from './trials/parcels';
import { provider } from './trials/provider';
import { silences } from './trials/silences';
import { stops } from './trials/stops';
import { tampering } from './trials/tampering';
import { unfinished } from './trials/unfinished';
import { uploads } from './trials/uploads';

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
  parcels,
  unfinished,
  expiries,
  deliveries,
  models,
  tampering,
  outages,
  mails,
  silences,
  floods,
  answers,
  clocks,
  uploads,
  catalogue,
};
