import type { RefundState } from './refunds/domain/refund';
import type { ReturnPiece, ReturnRecord } from './returns/domain/return-state';

/** A piece as it was bought. */
export interface ShownPiece extends ReturnPiece {
  productId: string;
  title: string;
  size: string | null;
  colour: string | null;
  image: string;
  /** `Linen shirt (M · Navy)`, for where there is room for one text only. */
  name: string;
}

/** A return with what pages show beside it. */
export interface ShownReturn extends Omit<ReturnRecord, 'number' | 'pieces'> {
  /** People call it by this: `R-10001`. */
  number: string;
  pieces: ShownPiece[];
  declaredBy: 'shopper' | 'shop';
  /** The order's number: `HB-10001`. */
  orderNumber: string;
  shopperName: string;
  shopperEmail: string;
  refund: { cents: number; state: RefundState; refusal: string | null } | null;
}

export abstract class ShownReturns {
  abstract find(returnId: string): Promise<ShownReturn | undefined>;
}
