import type { RefundState } from './refunds/domain/refund';
import type { ReturnExchange, ReturnPiece, ReturnRecord } from './returns/domain/return-state';

/** A piece as it was bought. */
export interface ShownPiece extends Omit<ReturnPiece, 'difference' | 'replaces' | 'wantedVariantId'> {
  productId: string;
  title: string;
  size: string | null;
  colour: string | null;
  image: string;
  /** `Linen shirt (M · Navy)`, for where there is room for one text only. */
  name: string;
  /** This takes its place; null: money goes back. */
  wanted: { variantId: string; size: string | null; colour: string | null } | null;
}

/** A return with what pages show beside it. */
export interface ShownReturn extends Omit<ReturnRecord, 'number' | 'pieces' | 'exchange'> {
  /** People call it by this: `R-10001`. */
  number: string;
  pieces: ShownPiece[];
  exchange: (ReturnExchange & { orderNumber: string }) | null;
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
