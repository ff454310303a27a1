import { useSelector } from 'react-redux';
import { RefusalAlert } from '../../ui/RefusalAlert';
import { selectErrors, selectSaving, selectTracked } from './tracking.slice';
import styles from '../sending.module.css';

/** How many numbers were saved since the page was opened, and which were not. */
export function TrackingOutcome() {
  const saving = useSelector(selectSaving);
  const tracked = useSelector(selectTracked);
  const errors = useSelector(selectErrors);
  const refused = tracked.filter(({ refusal }) => refusal);
  const saved = tracked.length - refused.length;
  return (
    <>
      <RefusalAlert request={saving} />
      <p role="status" className={styles.outcome}>
        {tracked.length + errors.length > 0 &&
          (saved === 1 ? '1 tracking number is saved.' : `${saved} tracking numbers are saved.`)}
      </p>
      {refused.length + errors.length > 0 && (
        <ul className={styles.refused} aria-label="Not saved">
          {errors.map(({ row, message }) => (
            <li key={`${row} ${message}`}>
              Row {row}: {message}
            </li>
          ))}
          {refused.map(({ number, refusal }, place) => (
            <li key={place}>
              {number}: {refusal?.message}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
