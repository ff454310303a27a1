/** The carts of visitors. The cart binds it, so that identity does not depend on it. */
export abstract class VisitorCarts {
  /** Moves what is in the visitor's cart into the user's, as far as there is stock; in the caller's transaction. */
  abstract merge(visitorId: string, userId: string): Promise<void>;
  abstract delete(visitorIds: string[]): Promise<void>;
}
