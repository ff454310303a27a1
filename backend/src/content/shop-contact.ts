/** How the shop presents itself in an e-mail, as it is at this moment. */
export interface Contact {
  name: string;
  /** Lines of text; '' for none. */
  postalAddress: string;
  /** The shop may have none: ''. */
  email: string;
  currencySymbol: 'before' | 'after';
  /** The country's ISO 3166-1 alpha-2 code. */
  country: string;
}

export abstract class ShopContact {
  abstract current(): Promise<Contact>;
}
