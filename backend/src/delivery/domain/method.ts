import { Money } from '../../shared/money';
import { NoPickUpPoint, StaleDelivery, StepsNotAscending, WorkingDaysNotAscending } from './delivery.errors';

export interface GoodsToSend {
  subtotal: Money;
  /** Null means that the weight of a piece is missing. */
  grams: number | null;
}

export const methodKinds = ['delivery', 'pick-up'] as const;
export type MethodKind = (typeof methodKinds)[number];

export const measures = ['subtotal', 'weight'] as const;

/** A price from so many cents or grams, up to the next step. */
export interface Step {
  from: number;
  priceCents: number;
}

/** From the working day on which an order starts, which itself is 0. */
export interface WorkingDays {
  min: number;
  max: number;
}

export interface MethodDraft {
  zoneId: string;
  name: string;
  kind: MethodKind;
  isOn: boolean;
  measure: (typeof measures)[number];
  /** The steps ascend from 0. */
  steps: readonly Step[];
  /** The subtotal from which it costs nothing; null: none. */
  freeFromCents: number | null;
  /** Null means that no dates are promised. */
  workingDays: WorkingDays | null;
  /** The time is local to the shop: `14:00`. Later orders start on the next working day. */
  cutOff: string;
  carrier: string | null;
  /** The address contains `{number}` once. */
  trackingAddress: string | null;
  /** Where and when to pick up; null for a delivery. */
  pickUpText: string | null;
}

export interface MethodState extends MethodDraft {
  id: string;
  version: number;
}

/** A way for an order to reach its shopper. */
export class Method {
  private constructor(private own: MethodState) {}

  /** @throws StepsNotAscending, WorkingDaysNotAscending, NoPickUpPoint */
  static create(id: string, draft: MethodDraft): Method {
    return new Method({ ...checked(draft), id, version: 1 });
  }

  static restore(state: MethodState): Method {
    return new Method({ ...state });
  }

  get state(): Readonly<MethodState> {
    return this.own;
  }

  /**
   * @param seenVersion that the edit is based on
   * @throws StaleDelivery, StepsNotAscending, WorkingDaysNotAscending, NoPickUpPoint
   */
  edit(seenVersion: number, draft: MethodDraft): void {
    const { id, version } = this.own;
    if (seenVersion !== version) throw new StaleDelivery();
    this.own = { ...checked(draft), id, version: version + 1 };
  }

  /** The table decides the price. Goods of unknown weight cost as much as the dearest step. */
  priceOf({ subtotal, grams }: GoodsToSend): Money {
    const { measure, steps, freeFromCents } = this.own;
    if (freeFromCents !== null && subtotal.cents >= freeFromCents) return Money.zero;
    const amount = measure === 'weight' ? grams : subtotal.cents;
    const reached = steps.filter(({ from }) => amount !== null && from <= amount);
    const cents = reached.at(-1)?.priceCents ?? Math.max(...steps.map(({ priceCents }) => priceCents));
    return Money.ofCents(cents);
  }

  /**
   * Its prices by the value of the goods. Where weight decides, goods below the free limit cost what the lightest do.
   * @returns undefined: their value does not matter
   */
  get priceSteps(): readonly Step[] | undefined {
    const { measure, steps, freeFromCents } = this.own;
    const free = freeFromCents ?? Infinity;
    const below = (measure === 'weight' ? steps.slice(0, 1) : steps).filter(({ from }) => from < free);
    const all = freeFromCents === null ? below : [...below, { from: free, priceCents: 0 }];
    return all.length > 1 ? all : undefined;
  }

  /** The subtotal from which the method costs nothing; undefined when none does, or all do. */
  get freeFrom(): Money | undefined {
    const { measure, steps, freeFromCents } = this.own;
    const lastPaid = steps.findLastIndex(({ priceCents }) => priceCents > 0);
    if (lastPaid === -1) return undefined;
    const firstFree = measure === 'subtotal' ? steps[lastPaid + 1]?.from : undefined;
    const cents = Math.min(freeFromCents ?? Infinity, firstFree ?? Infinity);
    return Number.isFinite(cents) && cents > 0 ? Money.ofCents(cents) : undefined;
  }
}

function checked(draft: MethodDraft): MethodDraft {
  const { steps, workingDays, kind, pickUpText } = draft;
  const ascend = steps.every(({ from }, index) => (index === 0 ? from === 0 : from > steps[index - 1]!.from));
  if (steps.length === 0 || !ascend) throw new StepsNotAscending();
  if (workingDays && workingDays.min > workingDays.max) throw new WorkingDaysNotAscending();
  if (kind === 'pick-up' && !pickUpText) throw new NoPickUpPoint();
  return { ...draft, pickUpText: kind === 'pick-up' ? pickUpText : null };
}
