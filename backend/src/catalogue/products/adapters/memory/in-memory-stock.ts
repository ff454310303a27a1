import { type CurrentActor, nameOfActor } from '../../../../shared/actor';
import type { Clock } from '../../../../shared/time/clock';
import type { StockCause, StockMovement } from '../../../../inventory/stock-movement';
import { maxStock } from '../../../../shared/stock-limits';
import {
  type Correction,
  type CorrectionOutcome,
  type Count,
  type Demand,
  type LossOutcome,
  type ReservationOutcome,
  type RestockOutcome,
  type Shortage,
  Stock,
} from '../../../../inventory/stock';
import type { InMemoryProducts } from './in-memory-products';

interface Reservation extends Demand {
  shopperId: string | undefined;
  isSold: boolean;
  isUnderReview: boolean;
}

/** Everything runs sequentially here, so no lock is needed. */
export class InMemoryStock extends Stock {
  readonly movements: StockMovement[] = [];
  private readonly reservations = new Map<string, Reservation[]>();

  constructor(
    private readonly products: InMemoryProducts,
    private readonly actor: CurrentActor,
    private readonly clock: Clock,
  ) {
    super();
  }

  of(variantId: string): number {
    const own = this.movements.filter((movement) => movement.variantId === variantId);
    return own.reduce((stock, { change }) => stock + change, 0);
  }

  /** Pieces that unpaid orders of this shopper reserve. */
  heldFor(shopperId: string | undefined, variantId: string): number {
    return this.holdsOf(shopperId, variantId).reduce((sum, { quantity }) => sum + quantity, 0);
  }

  /** Pieces that this shopper has ordered with a payment under review. */
  underReviewFor(shopperId: string | undefined, variantId: string): number {
    return this.holdsOf(shopperId, variantId)
      .filter((one) => one.isUnderReview)
      .reduce((sum, { quantity }) => sum + quantity, 0);
  }

  async levelsOf(variantIds: string[]): Promise<ReadonlyMap<string, number>> {
    return new Map(variantIds.map((id) => [id, this.of(id)]));
  }

  async setInitial(counts: Count[]): Promise<void> {
    for (const { variantId, counted } of counts) this.move('initial', variantId, counted);
  }

  async correct(corrections: Correction[]): Promise<CorrectionOutcome> {
    const changes = corrections.map(({ variantId, counted, seen }) => {
      const stock = this.of(variantId);
      const isCopy = seen === undefined && this.stocksSinceSet([variantId]).includes(counted);
      return { variantId, stock, change: isCopy ? 0 : counted - (seen ?? stock) };
    });
    const impossible = changes
      .filter(({ stock, change }) => stock + change < 0 || stock + change > maxStock)
      .map(({ variantId }) => variantId);
    if (impossible.length > 0) return { corrected: false, impossible };
    const moved = changes.filter(({ change }) => change !== 0);
    for (const { variantId, change } of moved) this.move('corrected', variantId, change);
    return {
      corrected: true,
      changes: moved.map(({ variantId, stock, change }) => ({
        variantId,
        before: stock,
        after: stock + change,
      })),
    };
  }

  async hasTotalled(variantIds: string[], pieces: number): Promise<boolean> {
    return this.stocksSinceSet(variantIds).includes(pieces);
  }

  async everOrdered(variantIds: string[]): Promise<string[]> {
    return variantIds.filter((id) =>
      this.movements.some(({ variantId, orderId }) => variantId === id && orderId !== null),
    );
  }

  async forget(variantIds: string[]): Promise<void> {
    const others = this.movements.filter(({ variantId }) => !variantIds.includes(variantId));
    this.movements.splice(0, this.movements.length, ...others);
  }

  async lock(): Promise<void> {}

  async reserve(orderId: string, demands: Demand[], shopperId?: string): Promise<ReservationOutcome> {
    const short = demands.filter(({ variantId, quantity }) => this.forSale(variantId) < quantity);
    if (short.length > 0) {
      return {
        reserved: false,
        short: short.map(({ variantId }) => ({ variantId, left: this.forSale(variantId) })),
      };
    }
    for (const { variantId, quantity } of demands) this.move('reserved', variantId, -quantity, orderId);
    this.reservations.set(
      orderId,
      demands.map(({ variantId, quantity }) => ({
        variantId,
        quantity,
        shopperId,
        isSold: false,
        isUnderReview: false,
      })),
    );
    return { reserved: true, at: this.clock.now() };
  }

  async handOver(shopperId: string, toShopperId: string): Promise<void> {
    for (const [orderId, held] of this.reservations)
      this.reservations.set(
        orderId,
        held.map((one) =>
          one.shopperId === shopperId && !one.isSold ? { ...one, shopperId: toShopperId } : one,
        ),
      );
  }

  async markUnderReview(orderId: string): Promise<void> {
    const held = this.reservationsOf(orderId).map((one) => ({ ...one, isUnderReview: true }));
    this.reservations.set(orderId, held);
  }

  async sell(orderId: string): Promise<void> {
    const reservations = this.reservationsOf(orderId);
    this.reservations.set(
      orderId,
      reservations.map((one) => ({ ...one, isSold: true })),
    );
    for (const { variantId, isSold } of reservations) {
      if (!isSold) this.move('sold', variantId, 0, orderId);
    }
  }

  async takeBack(orderId: string, pieces: Demand[]): Promise<void> {
    this.giveBack(orderId, pieces, 'returned');
  }

  async release(orderId: string, away: Demand[] = []): Promise<void> {
    const restocked = await this.restockedOf(orderId);
    const awayOf = (id: string) =>
      (away.find(({ variantId }) => variantId === id)?.quantity ?? 0) - (restocked.get(id) ?? 0);
    const kept: Reservation[] = [];
    for (const one of this.reservationsOf(orderId)) {
      const quantity = Math.max(0, Math.min(awayOf(one.variantId), one.quantity));
      if (quantity > 0) kept.push({ ...one, quantity });
      if (quantity < one.quantity) this.move('returned', one.variantId, one.quantity - quantity, orderId);
    }
    this.reservations.set(orderId, kept);
  }

  async lose(orderId: string, pieces: Demand[]): Promise<LossOutcome> {
    const short = this.take('lost', pieces, orderId);
    return short.length > 0 ? { lost: false, short } : { lost: true };
  }

  /** Takes all of the pieces off the shelf, or none. @returns those of which there are fewer */
  take(cause: StockCause, pieces: Demand[], orderId: string | null = null): Shortage[] {
    const short = pieces.filter(({ variantId, quantity }) => this.of(variantId) < quantity);
    if (short.length > 0) return short.map(({ variantId }) => ({ variantId, left: this.of(variantId) }));
    for (const { variantId, quantity } of pieces) this.move(cause, variantId, -quantity, orderId);
    return [];
  }

  async restock(orderId: string, pieces: Demand[]): Promise<RestockOutcome> {
    const soldOf = (id: string) =>
      this.reservationsOf(orderId).find(({ variantId, isSold }) => isSold && variantId === id)?.quantity ?? 0;
    const tooMany = pieces.filter(({ variantId, quantity }) => quantity > soldOf(variantId));
    if (tooMany.length > 0) return { restocked: false, tooMany: tooMany.map(({ variantId }) => variantId) };
    this.giveBack(orderId, pieces, 'restocked');
    return { restocked: true };
  }

  async restockedOf(orderId: string): Promise<ReadonlyMap<string, number>> {
    const restocked = new Map<string, number>();
    for (const { variantId, change, cause, orderId: of } of this.movements)
      if (of === orderId && cause === 'restocked')
        restocked.set(variantId, (restocked.get(variantId) ?? 0) + change);
    return restocked;
  }

  private giveBack(orderId: string, pieces: Demand[], cause: 'returned' | 'restocked'): void {
    const given = (variantId: string) => pieces.find((one) => one.variantId === variantId)?.quantity ?? 0;
    const kept = this.reservationsOf(orderId).map((one) => ({
      ...one,
      quantity: one.quantity - given(one.variantId),
    }));
    this.reservations.set(
      orderId,
      kept.filter(({ quantity }) => quantity > 0),
    );
    for (const { variantId, quantity } of pieces) this.move(cause, variantId, quantity, orderId);
  }

  private holdsOf(shopperId: string | undefined, variantId: string): Reservation[] {
    if (shopperId === undefined) return [];
    return [...this.reservations.values()]
      .flat()
      .filter((one) => one.variantId === variantId && one.shopperId === shopperId && !one.isSold);
  }

  private stocksSinceSet(variantIds: string[]): number[] {
    const own = this.movements.filter(({ variantId }) => variantIds.includes(variantId));
    const lastSet = own.findLastIndex(({ cause }) => cause === 'initial' || cause === 'corrected');
    const stocks: number[] = [];
    for (const { change } of own) stocks.push((stocks.at(-1) ?? 0) + change);
    return stocks.slice(lastSet);
  }

  private reservationsOf(orderId: string): Reservation[] {
    return this.reservations.get(orderId) ?? [];
  }

  private forSale(variantId: string): number {
    const variants = this.products.findPublishedByVariant(variantId)?.variantsOnSale ?? [];
    return variants.some(({ state }) => state.id === variantId) ? this.of(variantId) : 0;
  }

  private move(cause: StockCause, variantId: string, change: number, orderId: string | null = null): void {
    const actor = nameOfActor(this.actor.get());
    this.movements.push({ variantId, change, cause, actor, orderId });
  }
}
