import { DomainError } from '../shared/domain-error';

export abstract class Visits {
  /**
   * The visitor signs in only after the caller's transaction, so that what it adds is merged, too.
   * @throws VisitIsOver when the visitor has signed in meanwhile
   */
  abstract hold(visitorId: string): Promise<void>;
  /** Those whose carts this user's has taken in. */
  abstract mergedInto(userId: string): Promise<string[]>;
  /**
   * The user whose cart has taken in this visitor's, or the visitor; nothing of it changes until the caller's transaction ends.
   */
  abstract ownerOf(visitorId: string): Promise<string>;
}

export class VisitIsOver extends DomainError.of(
  'conflict',
  'VISIT_IS_OVER',
  'You have signed in meanwhile. Please try again.',
) {}
