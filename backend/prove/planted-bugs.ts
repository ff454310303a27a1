import { join } from 'node:path';

/** A bug that the shop does not have: planted into its process, it shows that a trial can fail. */
export interface PlantedBug {
  name: string;
  /** The trials that must notice it. */
  trials: string[];
}

/** Each is a module of its name in `planted`, loaded before the built shop, which it changes in memory. */
export const plantedBugs: PlantedBug[] = [];

export const moduleOf = ({ name }: PlantedBug): string => join(__dirname, 'planted', `${name}.cjs`);
