import Button from 'antd/es/button';
import { useDispatch, useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import styles from '../stock-takes.module.css';
import { lineName } from './line-name';
import { countDiscarded, selectCounts } from './stock-take.slice';

/** The list of rows may show others: numbers that the server refused are corrected or discarded from here. */
export function RefusedCounts() {
  const refused = Object.values(useSelector(selectCounts)).flatMap(({ line, counted, request }) =>
    request.status === 'failed' ? [{ line, counted, message: request.message }] : [],
  );
  const dispatch = useDispatch();
  if (refused.length === 0) return null;
  return (
    <ul className={styles.refused} aria-label="Numbers that were refused">
      {refused.map(({ line, counted, message }) => (
        <li key={line.variantId}>
          <Link to={`?${new URLSearchParams({ q: line.sku ?? line.title }).toString()}`}>
            {lineName(line)}
          </Link>
          : {counted ?? 'no number'}. <span className={styles.error}>{message}</span>{' '}
          <Button size="small" onClick={() => dispatch(countDiscarded(line.variantId))}>
            Discard
          </Button>
        </li>
      ))}
    </ul>
  );
}
