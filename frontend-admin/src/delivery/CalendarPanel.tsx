import { writtenDay } from '@haberdash/kit/day';
import Button from 'antd/es/button';
import { useDispatch } from 'react-redux';
import { Panel } from '../ui/Panel';
import { calendarEditor } from './delivery-editors';
import { weekdaysText } from './delivery-text';
import type { Delivery } from './delivery.api';
import styles from './delivery.module.css';

export function CalendarPanel({ delivery: { calendar, timeZone } }: { delivery: Delivery }) {
  const dispatch = useDispatch();
  return (
    <Panel title="Working days">
      <p>
        {weekdaysText(calendar)}, in the time zone {timeZone}
      </p>
      {calendar.holidays.length > 0 ? (
        <ul className={styles.holidays} aria-label="Holidays">
          {calendar.holidays.map(({ day, name }) => (
            <li key={day}>
              <time dateTime={day}>{writtenDay(day)}</time>: {name}
            </li>
          ))}
        </ul>
      ) : (
        <p className={styles.holidays}>No holidays</p>
      )}
      <Button type="primary" onClick={() => dispatch(calendarEditor.opened({ saved: calendar }))}>
        Edit calendar
      </Button>
    </Panel>
  );
}
