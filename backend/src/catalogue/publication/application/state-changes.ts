import type { Publication } from '../domain/publication';

/** One change of the state of many products. */
export interface StateChange {
  id: string;
  publication: Publication;
  productIds: string[];
  /** This number of them, from the first on, have the state. */
  done: number;
}

export abstract class StateChanges {
  /** Forgets those that were asked for a month ago and are finished. */
  abstract add(change: StateChange): Promise<void>;
  /** Locks it until the transaction ends. */
  abstract findForChange(id: string): Promise<StateChange | undefined>;
  abstract saveProgress(id: string, done: number): Promise<void>;
  abstract progress(id: string): Promise<{ done: number; total: number } | undefined>;
}
