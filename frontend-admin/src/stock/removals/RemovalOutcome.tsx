import { variantLabel } from '@haberdash/kit/variant-label';
import Alert from 'antd/es/alert';
import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { v4 as randomUuid } from 'uuid';
import { Panel } from '../../ui/Panel';
import { RefusalAlert } from '../../ui/RefusalAlert';
import { SubmitButton } from '../../ui/SubmitButton';
import type { RemovalPreview } from './removals.api';
import { removalSubmitted, selectRemoving } from './removals.slice';
import styles from './removals.module.css';

/** Shows what a file would do, and does it once it is confirmed. */
export function RemovalOutcome({ preview }: { preview: RemovalPreview }) {
  const { pieces, errors } = preview;
  if (errors.length === 0) return <Confirmation pieces={pieces} />;
  return (
    <Panel title={errors.length === 1 ? '1 row is wrong' : `${errors.length} rows are wrong`}>
      <Alert
        type="error"
        showIcon
        title="Nothing has changed"
        description="Correct the file and choose it again."
      />
      <ul className={styles.errors} aria-label="Wrong rows">
        {errors.map(({ row, message }) => (
          <li key={`${row} ${message}`}>
            Row {row}: {message}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function Confirmation({ pieces }: Pick<RemovalPreview, 'pieces'>) {
  const removing = useSelector(selectRemoving);
  const dispatch = useDispatch();
  // Another file is another removal; a second press repeats this one.
  const [_id] = useState(() => randomUuid());
  const count = pieces.reduce((sum, one) => sum + one.pieces, 0);
  const confirm = () => {
    const removed = pieces.map(({ variantId, pieces: quantity }) => ({ variantId, quantity }));
    dispatch(removalSubmitted({ removal: { _id, cause: 'sold-elsewhere', note: null, pieces: removed } }));
  };
  return (
    <Panel title="Nothing has changed yet">
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Product</th>
            <th scope="col">Sold</th>
            <th scope="col">On the shelf now</th>
            <th scope="col">Then</th>
          </tr>
        </thead>
        <tbody>
          {pieces.map((one) => (
            <tr key={one.variantId}>
              <th scope="row">
                <Link to={`/admin/products/${one.productId}/stock?variant=${one.variantId}`}>
                  {one.title}
                </Link>{' '}
                <small>{variantLabel(one)}</small>
              </th>
              <td>{one.pieces}</td>
              <td>{one.stock}</td>
              <td>{one.stock - one.pieces}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <RefusalAlert request={removing}>Choose the file again to see what is on the shelf now.</RefusalAlert>
      <div className={styles.buttons}>
        <SubmitButton block={false} busy={removing.status === 'loading'} onClick={confirm}>
          {count === 1 ? 'Take 1 piece off the shelf' : `Take ${count} pieces off the shelf`}
        </SubmitButton>
      </div>
    </Panel>
  );
}
