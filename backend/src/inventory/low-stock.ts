/** A variant of which there are few pieces. */
export interface LowVariant {
  productId: string;
  title: string;
  /** Null means that it comes in no sizes. */
  size: string | null;
  /** Null means that it comes in no colours. */
  colour: string | null;
  /** Null means that the shop gave it none. */
  sku: string | null;
  stock: number;
}

/** The owner is told about stock that runs out. */
export abstract class LowStock {
  /** Those of a digest that nobody has refilled since, the fewest pieces first. */
  abstract inDigest(digestId: string): Promise<LowVariant[]>;
}
