import DatePicker from 'antd/es/date-picker';
import dayjs, { type Dayjs } from 'dayjs';
import { useId } from 'react';
import styles from './day-range.module.css';
import { shopDay } from './shop-time';

export interface Days {
  from?: string | undefined;
  to?: string | undefined;
}

export interface DayRangeProps extends Days {
  label: string;
  /** The most days of a period; undefined: as many as one likes, also without a first or a last day. */
  maxDays?: number;
  autoFocus?: boolean;
  onChange: (days: Days) => void;
}

const iso = 'YYYY-MM-DD';
/** The first is how the shop writes days; the others can be typed, too. */
const formats = ['D MMM YYYY', iso, 'D MMMM YYYY'];

const today = () => dayjs(shopDay(Date.now()));

/** Days up to today, both included. */
export default function DayRange({ label, from, to, maxDays, autoFocus = false, onChange }: DayRangeProps) {
  const id = useId();
  const ids = { start: `${id}-first`, end: `${id}-last` };
  const isOpenEnded = maxDays === undefined;
  const isTooLong = (day: Dayjs, first?: Dayjs) =>
    first !== undefined && !isOpenEnded && Math.abs(day.diff(first, 'day')) >= maxDays;
  return (
    <div role="group" aria-label={label}>
      <label className="visually-hidden" htmlFor={ids.start}>
        First day
      </label>
      <label className="visually-hidden" htmlFor={ids.end}>
        Last day
      </label>
      <DatePicker.RangePicker
        id={ids}
        className={styles.picker}
        classNames={{ popup: { root: styles.pickerPopup } }}
        autoFocus={autoFocus}
        placeholder={['First day', 'Last day']}
        format={formats}
        allowClear={isOpenEnded}
        allowEmpty={isOpenEnded}
        presets={isOpenEnded ? usualPeriods() : []}
        value={[dayOf(from), dayOf(to)]}
        disabledDate={(day, { from: first }) => day.isAfter(today(), 'day') || isTooLong(day, first)}
        onChange={(chosen) => onChange({ from: chosen?.[0]?.format(iso), to: chosen?.[1]?.format(iso) })}
      />
    </div>
  );
}

/** A link may have a text that is no day. */
function dayOf(text: string | undefined): Dayjs | null {
  const day = text ? dayjs(text) : null;
  return day?.isValid() ? day : null;
}

function usualPeriods(): { label: string; value: [Dayjs, Dayjs] }[] {
  const day = today();
  const lastMonth = day.subtract(1, 'month');
  return [
    { label: 'Today', value: [day, day] },
    { label: 'Yesterday', value: [day.subtract(1, 'day'), day.subtract(1, 'day')] },
    { label: 'Last 7 days', value: [day.subtract(6, 'day'), day] },
    { label: 'This month', value: [day.startOf('month'), day] },
    { label: 'Last month', value: [lastMonth.startOf('month'), lastMonth.endOf('month')] },
  ];
}
