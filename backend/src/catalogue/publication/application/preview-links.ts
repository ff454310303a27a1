/** How long a link works. */
export const previewDays = 7;

/** Expiry is decided by the database's clock. */
export abstract class PreviewLinks {
  /** The product's link of before stops working. @returns the token, which is stored nowhere */
  abstract renew(productId: string): Promise<{ token: string; expiresAt: Date }>;
  /** @returns undefined for a token that is unknown, replaced or expired */
  abstract find(token: string): Promise<{ productId: string; expiresAt: Date } | undefined>;
}
