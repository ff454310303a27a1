import DatePicker from 'antd/es/date-picker';
import dayjs from 'dayjs';
import { shopDay } from '../../../time/shop-time';
import type { ReportQuery } from '../report.api';
import styles from '../report.module.css';

interface CustomRangeProps {
  query: ReportQuery;
  onChange: (query: ReportQuery) => void;
}

const written = 'YYYY-MM-DD';
const maxDays = 366;

/** Any days up to today, at most a year of them. */
export default function CustomRange({ query: { from, to }, onChange }: CustomRangeProps) {
  return (
    <DatePicker.RangePicker
      className={styles.picker}
      classNames={{ popup: { root: styles.pickerPopup } }}
      aria-label="Days of the period"
      placeholder={['First day', 'Last day']}
      format={written}
      allowClear={false}
      defaultValue={from && to ? [dayjs(from), dayjs(to)] : undefined}
      disabledDate={(day, { from: first }) =>
        day.isAfter(dayjs(shopDay(Date.now())), 'day') ||
        (first ? Math.abs(day.diff(first, 'day')) >= maxDays : false)
      }
      onChange={(chosen) => {
        const [first, last] = chosen ?? [];
        if (first && last)
          onChange({ range: 'custom', from: first.format(written), to: last.format(written) });
      }}
    />
  );
}
