import type { PageMeta, PageRequest } from '../../../shared/page';
import type { Address } from '../../addresses/domain/address-book';

export const customerSorts = [
  'newest',
  'oldest',
  'seen-lately',
  'seen-long-ago',
  'orders-most',
  'orders-fewest',
  'spent-most',
  'spent-least',
] as const;
export type CustomerSort = (typeof customerSorts)[number];

export interface CustomerList {
  /** In lower case; all must be in the name and e-mail, or in one address with its phone number. If no customer has them, they may be misspelt. */
  words: string[];
  /** Only blocked ones, or only others; undefined: all. */
  blocked: boolean | undefined;
  /** Only guests, or only accounts; undefined: both. */
  guests: boolean | undefined;
  /** One of these; none: all. */
  ids: string[];
  sort: CustomerSort;
}

export interface FoundCustomer {
  id: string;
  userName: string;
  email: string;
  /** Orders without an account. */
  isGuest: boolean;
  /** For a guest, the time of the first order. */
  registeredAt: string;
  lastSeenAt: string;
  /** Those that were paid. */
  orders: number;
  /** In dollars, without what was refunded. */
  spent: number;
  blocked: { at: string; reason: string } | null;
}

export interface CustomerDetails extends FoundCustomer {
  addresses: Address[];
  /** The staff writes it; the customer does not see it. */
  note: string;
}

/** The read side: users who are not admins. */
export abstract class CustomerQueries {
  /** @throws MalformedCursor */
  abstract page(list: CustomerList, page: PageRequest): Promise<{ rows: FoundCustomer[]; meta: PageMeta }>;
  abstract batches(list: CustomerList): AsyncGenerator<FoundCustomer[]>;
  abstract details(id: string): Promise<CustomerDetails | undefined>;
}

export interface NotedCustomer {
  userName: string;
  note: string;
  isForgotten: boolean;
}

export abstract class StaffNotes {
  /** Locks the customer until the transaction ends. */
  abstract find(userId: string): Promise<NotedCustomer | undefined>;
  abstract save(userId: string, note: string): Promise<void>;
}

/** Stores the paid orders of customers, as ordering announced them; in any order, and more than once. */
export abstract class CustomerOrders {
  abstract recordPaid(orderId: string, userId: string, cents: number): Promise<void>;
  abstract recordRefunded(orderId: string): Promise<void>;
  /** @param cents that went back of the order until now, all together */
  abstract recordPartlyRefunded(orderId: string, cents: number): Promise<void>;
}
