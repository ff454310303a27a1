import type { Trial } from './trial';
import { checkouts } from './trials/checkouts';
import { captures } from './trials/captures';
import { clocks } from './trials/clocks';
import { outages } from './trials/outages';
import { stops } from './trials/stops';
import { uploads } from './trials/uploads';

/** Every fault that the shop promises to survive: docs/reliability.md tells of each. */
export const trials: Record<string, Trial> = { outages, stops, clocks, uploads, checkouts, captures };
