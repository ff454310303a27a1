/** A path of the shop, or an https address. */
export type Link = string;

export interface LabelledLink {
  label: string;
  link: Link;
}

export interface Announcement {
  text: string;
  isOn: boolean;
  link: Link | null;
}

/** A short statement beside each product, such as "Delivery: in {delivery days}". The shop fills in what braces name. */
export interface ShopPromise {
  title: string;
  text: string;
  link: Link | null;
}

export interface Footer {
  lines: readonly string[];
  links: readonly LabelledLink[];
}

/** The words of the function with which consumers withdraw: those of Directive (EU) 2023/2673 as long as nobody changes them. */
export interface WithdrawalWords {
  /** The label of the links to it. */
  label: string;
  /** The label of the button that sends it. */
  confirm: string;
  /** A text above the form; '' for none. */
  intro: string;
}

/** Every page shows these details of the shop. */
export interface ShopDetails {
  name: string;
  /** One sentence, also for search engines; '' for none. */
  tagline: string;
  /** Lines of text; '' for none. */
  postalAddress: string;
  /** The shop may have none: ''. */
  email: string;
  currencySymbol: 'before' | 'after';
  /** ISO 3166-1 alpha-2; where an address without a country is. */
  country: string;
  announcement: Announcement;
  promises: readonly ShopPromise[];
  footer: Footer;
  withdrawal: WithdrawalWords;
}
