import { variantLabel } from '@haberdash/kit/variant-label';
import { useBackToClose } from '@haberdash/kit/ui/use-back-to-close';
import Alert from 'antd/es/alert';
import Modal from 'antd/es/modal';
import { useDispatch, useSelector } from 'react-redux';
import { columnLabels } from '../grid/cells';
import { countOf } from '../amounts';
import {
  editsSubmitted,
  reviewClosed,
  selectEdits,
  selectIsReviewing,
  selectSaving,
} from './bulk-edit.slice';
import styles from './bulk-edit.module.css';
import { changedEdits, changesOf, type Edit, problemsOf, skusIn } from './rows';

/** The dialog lists the changes before they are saved. */
export function ReviewDialog() {
  const isOpen = useSelector(selectIsReviewing);
  const edits = useSelector(selectEdits);
  const saving = useSelector(selectSaving);
  const dispatch = useDispatch();
  const changed = changedEdits(edits);
  const obstacle = obstacleOf(changed);
  const close = () => dispatch(reviewClosed());
  useBackToClose(isOpen, close);

  return (
    <Modal
      title={`Save ${countOf(changed.length)}?`}
      open={isOpen}
      onCancel={close}
      onOk={() => dispatch(editsSubmitted(changed))}
      okText={`Save ${countOf(changed.length)}`}
      cancelText="Back to the table"
      okButtonProps={{ disabled: obstacle !== '' || changed.length === 0 || saving.status === 'loading' }}
      destroyOnHidden
    >
      {obstacle && <Alert type="error" showIcon title={obstacle} />}
      <div className={styles.summary} role="region" aria-label="Changes" tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">Variant</th>
              <th scope="col">Was</th>
              <th scope="col">Becomes</th>
            </tr>
          </thead>
          <tbody>
            {changed.map((edit) =>
              changesOf(edit).map((change) => <Row key={change.column} edit={edit} {...change} />),
            )}
          </tbody>
        </table>
      </div>
    </Modal>
  );
}

type RowProps = { edit: Edit } & ReturnType<typeof changesOf>[number];

function Row({ edit: { row }, column, from, to }: RowProps) {
  return (
    <tr>
      <th scope="row">
        {[row.title, variantLabel(row)].filter(Boolean).join(' · ')}
        <small>{columnLabels[column]}</small>
      </th>
      <td>{from || 'none'}</td>
      <td>{to || 'none'}</td>
    </tr>
  );
}

/** Why it can't be saved yet; empty if it can. */
function obstacleOf(changed: Edit[]): string {
  const skus = skusIn(changed);
  const wrong = changed.filter((edit) => Object.keys(problemsOf(edit, skus)).length > 0);
  const [first] = wrong;
  if (!first) return '';
  const [problem] = Object.values(problemsOf(first, skus));
  return `${first.row.title}: ${problem}${wrong.length > 1 ? `, and ${wrong.length - 1} more` : ''}`;
}
