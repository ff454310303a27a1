/** An order, as a link or an account opens it. */
export interface OpenedOrder {
  orderId: string;
  /** People call the order by it: 10001. */
  number: number;
  shopperId: string;
  shopperEmail: string;
}

export abstract class OrderLinkRepository {
  abstract add(link: { id: string; orderId: string; tokenHash: string }, now: Date): Promise<void>;
  /** @returns undefined for a link that is unknown or revoked */
  abstract orderOf(tokenHash: string): Promise<OpenedOrder | undefined>;
  /** From now on none of the links that the order has opens it. @returns how many did until now */
  abstract revokeAll(orderId: string, now: Date): Promise<number>;
}

/** Finds orders of guests. */
export abstract class GuestOrders {
  /** @returns the shopper of the order that this account has claimed */
  abstract shopperOfClaimed(orderName: string, userId: string): Promise<string | undefined>;
  /** Counts the paid orders of guests with this address that no account has claimed. */
  abstract countUnclaimed(email: string): Promise<number>;
  /** @returns how many unclaimed ones the account shows from now on */
  abstract claimAll(email: string, userId: string): Promise<number>;
  /** @returns the id of a guest's order, by its id or its number as people write it */
  abstract idOf(orderName: string): Promise<string | undefined>;
}

/** Anybody may look for an order, which sends an e-mail. */
export abstract class OrderSearchLimit {
  /** @param address where it is asked from @throws TooManyAttempts */
  abstract record(number: number, email: string, address: string): Promise<void>;
}
