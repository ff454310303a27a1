/** Which variants have fallen low, and of which of these the owner was told. */
export abstract class LowStockDigests {
  /** Takes those into a digest that are in none yet. @returns whether there are any */
  abstract gather(digestId: string): Promise<boolean>;
}
