import { join } from 'node:path';

/** A bug that the shop does not have: planted into its process, it shows that a trial can fail. */
export interface PlantedBug {
  name: string;
  /** The trials that must notice it. */
  trials: string[];
}

/** Each is a module of its name in `planted`, loaded before the built shop, which it changes in memory. */
export const plantedBugs: PlantedBug[] = [
  { name: 'dead-jobs-stay', trials: ['kills'] },
  { name: 'event-after-commit', trials: ['kills'] },
  { name: 'payment-under-a-new-key', trials: ['kills'] },
  { name: 'refund-in-memory', trials: ['kills'] },
  { name: 'refund-under-a-new-key', trials: ['kills'] },
  { name: 'stock-before-order', trials: ['kills'] },
];

export const moduleOf = ({ name }: PlantedBug): string => join(__dirname, 'planted', `${name}.cjs`);
