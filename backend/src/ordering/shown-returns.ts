import type { RefundState } from './refunds/domain/refund';
import type { ReturnPiece, ReturnRecord } from './returns/domain/return-state';

/** A piece as it was bought. */
export interface ShownPiece extends ReturnPiece {
  productId: string;
  title: string;
  size: string | null;
  colour: string | null;
  image: string;
}

/** A return with what pages show beside it. */
export interface ShownReturn extends Omit<ReturnRecord, 'pieces'> {
  pieces: ShownPiece[];
  declaredBy: 'shopper' | 'shop';
  orderNumber: number;
  shopperName: string;
  refund: { cents: number; state: RefundState; refusal: string | null } | null;
}

export abstract class ShownReturns {
  abstract find(returnId: string): Promise<ShownReturn | undefined>;
}
