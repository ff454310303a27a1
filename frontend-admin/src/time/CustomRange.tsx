import DatePicker from 'antd/es/date-picker';
import dayjs from 'dayjs';
import { shopDay } from './shop-time';
import styles from './period-choice.module.css';

interface CustomRangeProps {
  from?: string | undefined;
  to?: string | undefined;
  maxDays: number;
  onChange: (days: { from: string; to: string }) => void;
}

const written = 'YYYY-MM-DD';

/** Any days up to today, at most so many. */
export default function CustomRange({ from, to, maxDays, onChange }: CustomRangeProps) {
  return (
    <DatePicker.RangePicker
      className={styles.picker}
      classNames={{ popup: { root: styles.pickerPopup } }}
      aria-label="Days of the period"
      placeholder={['First day', 'Last day']}
      format={written}
      allowClear={false}
      value={from && to ? [dayjs(from), dayjs(to)] : null}
      disabledDate={(day, { from: first }) =>
        day.isAfter(dayjs(shopDay(Date.now())), 'day') ||
        (first ? Math.abs(day.diff(first, 'day')) >= maxDays : false)
      }
      onChange={(chosen) => {
        const [first, last] = chosen ?? [];
        if (first && last) onChange({ from: first.format(written), to: last.format(written) });
      }}
    />
  );
}
