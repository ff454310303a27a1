/** Where an order goes, as it was when the order was placed. */
export interface DeliveryAddress {
  addressId: string;
  recipient: string;
  address: string;
  city: string;
  /** The region as an address writes it; '' for none. */
  region: string;
  pincode: string;
  /** The country's code in ISO 3166-1 alpha-2. */
  country: string;
  phone: string;
  /** In E.164; null when it can't be a phone's. */
  phoneE164: string | null;
  notes: string;
}

/** An admin corrects these fields of it. */
export type CorrectedAddress = Omit<DeliveryAddress, 'addressId'>;
