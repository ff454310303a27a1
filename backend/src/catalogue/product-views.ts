import type { Json } from '../shared/json';

/** A product as the admin's editor, a preview and the table of variants show it, after an edit as well; the storefront reads it. */
export abstract class ProductViews {
  /** The product as the shop would show it, in any state. */
  abstract forPreview(id: string): Promise<Json<'Product'> | undefined>;
  /** With the variants that were taken off sale. */
  abstract forAdmin(id: string): Promise<Json<'AdminProduct'> | undefined>;
  /** In the order of the ids, without those of deleted products. */
  abstract variantRows(variantIds: string[]): Promise<Json<'VariantRows'>>;
}
