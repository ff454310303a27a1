/** One variant; money is in cents. */
export interface Goods {
  price: number;
  stock: number;
  isOnSale: boolean;
  /** Tells whether its product is published. */
  isPublished: boolean;
}

export const isForSale = ({ isOnSale, isPublished }: Goods): boolean => isOnSale && isPublished;

export interface Line {
  variant: number;
  quantity: number;
}

/** The expected response of a call; a missing field may have any value. */
export interface Expected {
  status: number;
  code?: string;
  says?: string;
  data?: unknown;
}

/** Three sizes of one product, and another product of one size. */
export const productOf = (variant: number): number => (variant < 3 ? 0 : 1);
