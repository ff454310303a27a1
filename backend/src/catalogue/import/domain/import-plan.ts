import type { ColourDraft } from '../../products/domain/colour';
import type { ProductFacts } from '../../facts/domain/product-facts';
import type { ProductDetails } from '../../products/domain/product';
import type { ProductStateName } from '../../publication/domain/publication';
import type { RowError } from './import-row';

/** A variant as it is to be; a variant that the file leaves out stays as it is. */
export interface PlannedVariant {
  /** Undefined means that it is new. */
  id: string | undefined;
  size: string | null;
  colour: string | null;
  sku: string | null;
  gtin: string | null;
  mpn: string | null;
  priceCents: number;
  salePriceCents: number;
  isOnSale: boolean;
  /** The stock to set and the stock that was seen. Undefined changes nothing. */
  stock: { counted: number; seen: number } | undefined;
}

/** A product to add or to edit. */
export interface PlannedProduct {
  /** Its first row in the file. */
  row: number;
  /** Undefined means that it is new. */
  productId: string | undefined;
  /** The product's version when the file was checked. */
  seenVersion: number | undefined;
  details: ProductDetails;
  /** Undefined means that it stays, or follows from the title of a new product. */
  slug?: string | undefined;
  facts: ProductFacts;
  /** Undefined means that it stays, and a new product is published. */
  state?: ProductStateName | undefined;
  colours: ColourDraft[];
  variants: PlannedVariant[];
}

export interface ChangedField {
  field: string;
  before: string;
  after: string;
}

/** A row would make this change. */
export interface RowChange {
  row: number;
  title: string;
  /** `M · Navy`; empty for the product's own fields, and where there is nothing to choose. */
  variant: string;
  kind: 'added' | 'changed';
  fields: ChangedField[];
}

export interface ImportCounts {
  rows: number;
  productsAdded: number;
  productsChanged: number;
  productsUnchanged: number;
  variantsAdded: number;
  variantsChanged: number;
}

/** The import would make these changes; with errors, none. */
export interface ImportPlan {
  products: PlannedProduct[];
  /** Addresses of pictures on other servers, to fetch first. */
  pictures: string[];
  changes: RowChange[];
  errors: RowError[];
  counts: ImportCounts;
}
