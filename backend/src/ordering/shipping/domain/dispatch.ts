import { CustomersAreTold, DispatchIsFull, DispatchIsOver } from './dispatch.errors';

export interface DispatchedParcel {
  parcelId: string;
  orderId: string;
}

/**
 * - `open`: its parcels are sent, and may be taken back
 * - `told`: the customers are told
 * - `undone`: all of its parcels were taken back
 */
export type DispatchPhase = 'open' | 'told' | 'undone';

export interface DispatchState {
  id: string;
  phase: DispatchPhase;
  parcels: readonly DispatchedParcel[];
}

/** They are told, or taken back, in one transaction. */
export const maxDispatched = 500;

/** Parcels that are sent together, and whose customers are told a moment later: until then all of it can be undone. */
export class Dispatch {
  private constructor(private own: DispatchState) {}

  static open(id: string): Dispatch {
    return new Dispatch({ id, phase: 'open', parcels: [] });
  }

  static restore(state: DispatchState): Dispatch {
    return new Dispatch(state);
  }

  get id(): string {
    return this.own.id;
  }

  get state(): DispatchState {
    return this.own;
  }

  /** The parcels by their orders, which are locked in this order. */
  get orders(): [orderId: string, parcelIds: string[]][] {
    const orders = new Map<string, string[]>();
    for (const { orderId, parcelId } of this.own.parcels)
      orders.set(orderId, [...(orders.get(orderId) ?? []), parcelId]);
    return [...orders].toSorted(([one], [other]) => (one < other ? -1 : 1));
  }

  /** @throws DispatchIsOver, DispatchIsFull */
  add(parcels: readonly DispatchedParcel[]): void {
    this.assertOpen();
    const all = [...this.own.parcels, ...parcels];
    if (all.length > maxDispatched) throw new DispatchIsFull(maxDispatched);
    this.own = { ...this.own, parcels: all };
  }

  /** @throws DispatchIsOver */
  assertOpen(): void {
    if (this.own.phase !== 'open') throw new DispatchIsOver();
  }

  /** @returns whether the customers are to be told now: once, and never of what was undone */
  tell(): boolean {
    if (this.own.phase !== 'open') return false;
    this.own = { ...this.own, phase: 'told' };
    return true;
  }

  /** @returns false when it was undone before. @throws CustomersAreTold */
  undo(): boolean {
    if (this.own.phase === 'told') throw new CustomersAreTold();
    if (this.own.phase === 'undone') return false;
    this.own = { ...this.own, phase: 'undone' };
    return true;
  }
}
