import type { Dispatch } from '../domain/dispatch';

/** A dispatch is locked before the orders of its parcels. */
export abstract class DispatchRepository {
  /** Locks it; opens one that is new. */
  abstract findOrOpen(id: string): Promise<Dispatch>;
  abstract findForChange(id: string): Promise<Dispatch | undefined>;
  abstract save(dispatch: Dispatch): Promise<void>;
  /** Deletes those that ended more than a day ago. */
  abstract deleteOld(): Promise<void>;
}
