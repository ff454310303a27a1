/** Whom a parcel goes to, and where, as it stands at this moment. */
export interface Recipient {
  userName: string;
  email: string;
  address: {
    addressId: string;
    address: string;
    city: string;
    pincode: string;
    phone: string;
    notes: string;
  };
}

/** What other contexts may ask of identity. */
export abstract class IdentityFacade {
  /** Nobody blocks this user until the transaction ends. @throws UserIsBlocked */
  abstract assertNotBlocked(userId: string): Promise<void>;
  /** Undefined when the address isn't in that user's book. */
  abstract recipient(userId: string, addressId: string): Promise<Recipient | undefined>;
}
