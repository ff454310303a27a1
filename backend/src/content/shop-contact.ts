/** How the shop presents itself in an e-mail, as it is at this moment. */
export interface Contact {
  name: string;
  /** Lines of text; '' for none. */
  postalAddress: string;
  /** '' for none. */
  email: string;
  currencySymbol: 'before' | 'after';
  /** ISO 3166-1 alpha-2. */
  country: string;
}

export abstract class ShopContact {
  abstract current(): Promise<Contact>;
}
