import { newId } from '../../../shared/ids';
import type { Money } from '../../../shared/money';
import type { OrderRepository } from '../../orders/application/ports';
import type { Order } from '../../orders/domain/order';
import { NoSuchOrder } from '../../orders/domain/order.errors';
import type { Replacements } from '../../exchanges/application/replacements';
import type { Pieces } from '../../orders/domain/order-line';
import type { ChangeParcels } from '../../parcels/application/change-parcels';
import type { OrderParcels } from '../../parcels/domain/order-parcels';
import { OrderReturns } from '../domain/order-returns';
import { Return } from '../domain/return';
import { returnNumberOf } from '../domain/return-number';
import { ReturnHasChanged, ReturnIdTaken } from '../domain/return.errors';
import type { ReturnKind, WantedPiece } from '../domain/return-state';
import type { ChangeReturn } from './change-return';
import type { PlanReturn, ReturnPlan } from './plan-return';
import type { ReturnRepository } from './ports';
import type { ReturnDeadline } from './return-deadline';

interface DeclareReturnInput {
  /** Repeats with the same id change nothing. */
  returnId: string;
  orderId: string;
  pieces: readonly WantedPiece[];
}

/** Pieces are to come back. A repeated call declares nothing again, and of two calls that want the same piece the second is refused. */
export class DeclareReturn {
  constructor(
    private readonly orders: OrderRepository,
    private readonly changeParcels: ChangeParcels,
    private readonly planReturn: PlanReturn,
    private readonly returns: ReturnRepository,
    private readonly deadline: ReturnDeadline,
    private readonly changeReturn: ChangeReturn,
    private readonly replacements: Replacements,
  ) {}

  /** Computes what would come back now. Changes nothing. @throws as `executeFor` */
  async previewFor(
    shopperId: string,
    { orderId, pieces }: Omit<DeclareReturnInput, 'returnId'>,
  ): Promise<ReturnPlan> {
    const order = ownedBy(shopperId, await this.orders.find(orderId));
    return this.planReturn.forShopper(await this.changeParcels.load(order), pieces);
  }

  /**
   * @param seen the shopper saw this amount
   * @throws NoSuchOrder, ReturnIdTaken, ReturnHasChanged, ReturnWindowClosed, PieceExcluded, NothingToReturn, PiecesNotReturnable, PieceNotExchangeable, OutOfStock
   */
  executeFor(shopperId: string, input: DeclareReturnInput & { seen: Money }): Promise<void> {
    return this.changeParcels.ofOrder(input.orderId, undefined, async (parcels, now) => {
      ownedBy(shopperId, parcels.order);
      if (await this.isKnown(input)) return;
      const plan = await this.planReturn.forShopper(parcels, input.pieces);
      if (!plan.money.amount.equals(input.seen)) throw new ReturnHasChanged();
      await this.add(parcels, plan, { ...input, kind: 'return', now });
    });
  }

  /**
   * An admin declares it: on behalf of a shopper, or as a claim for a parcel that is here already.
   * @throws NoSuchOrder, ReturnIdTaken, NothingToReturn, PiecesNotReturnable, PieceNotExchangeable, OutOfStock
   */
  execute(input: DeclareReturnInput & { kind: Exclude<ReturnKind, 'withdrawal'> }): Promise<void> {
    return this.changeParcels.ofOrder(input.orderId, undefined, async (parcels, now) => {
      if (await this.isKnown(input)) return;
      const plan = await this.planReturn.forShop(parcels, input.pieces, input.kind);
      const returned = await this.add(parcels, plan, { ...input, now });
      await this.changeReturn.recordDeclared(returned);
    });
  }

  /**
   * The consumer withdrew from the contract: all that was sent is to come back, whatever the window says.
   * @param declaredAt when the consumer declared it, from which its money is due
   * @returns the id of the return; undefined when nothing is to come back
   */
  executeForWithdrawal(orderId: string, declaredAt: Date): Promise<string | undefined> {
    return this.changeParcels.ofOrder(orderId, undefined, async (parcels) => {
      const pieces = parcels.order.canBeSent ? withoutReason(new OrderReturns(parcels).allReturnable) : [];
      if (pieces.length === 0) return undefined;
      const plan = await this.planReturn.forShop(parcels, pieces, 'withdrawal');
      const returnId = newId();
      await this.add(parcels, plan, { returnId, kind: 'withdrawal', now: declaredAt });
      return returnId;
    });
  }

  private async add(
    { order }: OrderParcels,
    { pieces, terms, money, exchange: planned }: ReturnPlan,
    { returnId: id, kind, now }: { returnId: string; kind: ReturnKind; now: Date },
  ): Promise<Return> {
    const number = await this.returns.nextNumber();
    const { amount } = money;
    const exchange = planned && {
      orderId: await this.replacements.place(order, { ...planned, returnNumber: returnNumberOf(number) }),
      heldUntil: planned.heldUntil,
    };
    const given = { id, number, orderId: order.id, kind, pieces, exchange, terms, amount };
    const returned = Return.declare(given, now);
    if (kind === 'claim') returned.arrive(now);
    else await this.deadline.set(returned);
    await this.returns.add(returned);
    return returned;
  }

  /** @throws ReturnIdTaken when it is another return */
  private async isKnown({ returnId, orderId, pieces }: DeclareReturnInput): Promise<boolean> {
    const known = await this.returns.find(returnId);
    if (known && !known.isOf(orderId, pieces)) throw new ReturnIdTaken();
    return known !== undefined;
  }
}

const withoutReason = (pieces: readonly Pieces[]): WantedPiece[] =>
  pieces.flatMap(({ variantId, quantity }) =>
    Array.from({ length: quantity }, () => ({ variantId, reason: null, wantedVariantId: null })),
  );

/** @throws NoSuchOrder for that of another shopper */
function ownedBy(shopperId: string, order: Order | undefined): Order {
  if (order?.shopperId !== shopperId) throw new NoSuchOrder();
  return order;
}
