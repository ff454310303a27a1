import { useSelector } from 'react-redux';
import { countOfOrders } from '../orders/list/RunningChange';
import { RunningText } from '../ui/RunningText';
import { selectRunProgress } from './shipping.slice';
import styles from './sending.module.css';

/** How far the packing or shipping of many orders is. */
export function ShippingProgress() {
  const progress = useSelector(selectRunProgress);
  const doing = progress?.kind === 'pack' ? 'Packing' : 'Shipping';
  return (
    <>
      <RunningText text={progress && `${doing} ${countOfOrders(progress.of)}…`} />
      {progress && (
        <span className={styles.progress}>
          <progress max={progress.of} value={progress.done} aria-label={`${doing} orders`} /> {progress.done}{' '}
          of {progress.of}
        </span>
      )}
    </>
  );
}
