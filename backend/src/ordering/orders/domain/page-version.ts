/** A page that the purchase is subject to, in the version of that moment. */
export interface PageVersion {
  slug: string;
  title: string;
  version: number;
}
