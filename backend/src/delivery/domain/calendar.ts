import { addDays, type Day, type ShopDays } from '../../shared/time/shop-days';
import { NoWorkingDay, StaleDelivery } from './delivery.errors';
import type { MethodDraft } from './method';

/** Days of the shop's time zone, both included. */
export interface PromisedDates {
  from: Day;
  to: Day;
}

export interface Holiday {
  day: Day;
  name: string;
}

export interface CalendarDraft {
  /** From 1, Monday, to 7, Sunday. */
  workingWeekdays: readonly number[];
  holidays: readonly Holiday[];
}

export interface CalendarState extends CalendarDraft {
  version: number;
}

/** The days on which the shop and its carriers work. */
export class Calendar {
  private constructor(private own: CalendarState) {}

  static restore(state: CalendarState): Calendar {
    return new Calendar({ ...state });
  }

  get state(): Readonly<CalendarState> {
    return this.own;
  }

  /**
   * @param seenVersion that the edit is based on
   * @throws StaleDelivery, NoWorkingDay
   */
  edit(seenVersion: number, { workingWeekdays, holidays }: CalendarDraft): void {
    const { version } = this.own;
    if (seenVersion !== version) throw new StaleDelivery();
    if (workingWeekdays.length === 0) throw new NoWorkingDay();
    this.own = {
      version: version + 1,
      workingWeekdays: [...new Set(workingWeekdays)].sort(),
      holidays: [...holidays].sort((one, other) => (one.day < other.day ? -1 : 1)),
    };
  }

  /** When an order of that moment arrives. @returns undefined when the method promises nothing */
  promise(
    { cutOff, workingDays }: Pick<MethodDraft, 'cutOff' | 'workingDays'>,
    at: Date,
    shopDays: ShopDays,
  ): PromisedDates | undefined {
    if (!workingDays) return undefined;
    const today = shopDays.dayOf(at);
    const isInTime = at < shopDays.momentAt(`${today}T${cutOff}`);
    const start = this.workingDayFrom(isInTime ? today : addDays(today, 1));
    const from = this.workingDaysAfter(start, workingDays.min);
    return { from, to: this.workingDaysAfter(from, workingDays.max - workingDays.min) };
  }

  /** The day itself, or the first working day after it. */
  private workingDayFrom(day: Day): Day {
    let found = day;
    while (!this.isWorkingDay(found)) found = addDays(found, 1);
    return found;
  }

  private workingDaysAfter(day: Day, count: number): Day {
    let reached = day;
    for (let passed = 0; passed < count; passed += 1) reached = this.workingDayFrom(addDays(reached, 1));
    return reached;
  }

  private isWorkingDay(day: Day): boolean {
    const weekday = new Date(`${day}T00:00:00Z`).getUTCDay() || 7;
    return (
      this.own.workingWeekdays.includes(weekday) && !this.own.holidays.some((holiday) => holiday.day === day)
    );
  }
}
