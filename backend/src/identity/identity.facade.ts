import { DomainError } from '../shared/domain-error';
import type { Money } from '../shared/money';

/** Who has an account. */
export interface Holder {
  userName: string;
  email: string;
}

/** The buyer, with the address that a parcel goes to, as they are at this moment. */
export interface BuyerContact extends Holder {
  address: {
    addressId: string;
    recipient: string;
    address: string;
    city: string;
    /** The region as an address writes it; '' for none. */
    region: string;
    pincode: string;
    /** The country's ISO 3166-1 alpha-2 code. */
    country: string;
    phone: string;
    /** In E.164; null when it can't be a phone's. */
    phoneE164: string | null;
    notes: string;
  };
}

/** A guest as a buyer; without an address, the goods are picked up. */
export type GuestContact = Holder & { address: BuyerContact['address'] | null };

/** Somebody orders without an account. */
export interface GivenGuest {
  email: string;
  /** Only where there is no address, whose recipient is the name otherwise. */
  userName: string | undefined;
  /** Null means that the goods are picked up. */
  address:
    | (Omit<BuyerContact['address'], 'addressId' | 'phoneE164' | 'country'> & { country: string | null })
    | null;
}

export class BuyerRefused extends DomainError.of(
  'forbidden',
  'BUYER_REFUSED',
  "We can't take this order. Please contact the shop",
) {}

/** Other contexts ask identity only this. */
export abstract class IdentityFacade {
  /** Nobody blocks this user until the transaction ends. @throws UserIsBlocked */
  abstract assertNotBlocked(userId: string): Promise<void>;
  /**
   * False also of an account that is gone.
   * @param guestsEmail of a guest: blocked is whoever has this address, too
   */
  abstract isBlocked(userId: string, guestsEmail?: string): Promise<boolean>;
  /**
   * @param shopCountry where an address without a country is
   * @returns undefined when the address isn't in that user's book
   */
  abstract buyerContact(
    userId: string,
    addressId: string,
    shopCountry: string,
  ): Promise<BuyerContact | undefined>;
  /**
   * A visitor orders as a guest; the visit goes on until the caller's transaction ends.
   * @param shopCountry where an address without a country is
   * @throws VisitIsOver, BuyerRefused when somebody with this address is blocked
   */
  abstract guestContact(visitorId: string, guest: GivenGuest, shopCountry: string): Promise<GuestContact>;
  /** The guests whose carts this user's has taken in at sign-in: what they have not paid yet is this user's, too. */
  abstract guestsOf(userId: string): Promise<string[]>;
  /** Whose cart a guest's is: the guest's own, or that of the user who has signed in since. Nobody signs in until the transaction ends. */
  abstract cartOwner(guestId: string): Promise<string>;
  /** @returns undefined when there is no such account */
  abstract holder(userId: string): Promise<Holder | undefined>;
  /**
   * Somebody of the staff gives this much back at once, or `any` amount that is known only later.
   * @throws RefundBeyondRole
   */
  abstract assertMayRefund(userId: string, amount: Money | 'any'): Promise<void>;
}
