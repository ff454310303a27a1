import Button from 'antd/es/button';
import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { countOf } from '../amounts';
import type { ListedProduct } from '../products.api';
import { RefusalAlert } from '../../ui/RefusalAlert';
import { useQuestion } from '../../ui/dialogs/use-question';
import { useBrowserQuestion } from '../../ui/dialogs/use-unsaved-input';
import {
  editsDiscarded,
  reviewOpened,
  selectEdits,
  selectSaving,
  selectUndo,
  undoRequested,
} from './bulk-edit.slice';
import styles from './bulk-edit.module.css';
import { BulkTable } from './BulkTable';
import { FillBar } from './FillBar';
import { ReviewDialog } from './ReviewDialog';
import { changedEdits, rowsOf } from './rows';

/** Prices, stock and SKUs of all variants of some products, in one table. */
export default function BulkEdit({ products }: { products: ListedProduct[] }) {
  const rows = rowsOf(products);
  const [chosen, choose] = useState<ReadonlySet<string>>(new Set());
  const selected = rows.filter(({ _id }) => chosen.has(_id));

  return (
    <div className={styles.bulk}>
      <p className={styles.hint}>
        Paste a block from a spreadsheet into any cell. Enter moves down a column. Nothing is saved before you
        have seen a summary.
      </p>
      <FillBar rows={selected} />
      <BulkTable rows={rows} chosen={chosen} onChoose={choose} />
      <SaveBar />
      <ReviewDialog />
    </div>
  );
}

function SaveBar() {
  const changed = changedEdits(useSelector(selectEdits)).length;
  const saving = useSelector(selectSaving);
  const undo = useSelector(selectUndo);
  const isBusy = saving.status === 'loading';
  useBrowserQuestion(changed > 0);
  const dispatch = useDispatch();
  const { ask, question } = useQuestion();
  const discard = () =>
    ask(
      { title: `Discard the changes of ${countOf(changed)}?`, okText: 'Discard changes', isDanger: true },
      () => dispatch(editsDiscarded()),
    );

  return (
    <div className={styles.saveBar} data-empty={changed + undo.length === 0}>
      <RefusalAlert request={saving} />
      <div className={styles.saveButtons}>
        <strong role="status">
          {changed > 0 && `${countOf(changed)} changed`}
          {changed === 0 && undo.length > 0 && `Saved ${countOf(undo.length)}`}
        </strong>
        {changed > 0 && (
          <>
            <Button type="primary" disabled={isBusy} onClick={() => dispatch(reviewOpened())}>
              Review changes
            </Button>
            <Button type="text" disabled={isBusy} onClick={discard}>
              Discard…
            </Button>
          </>
        )}
        {changed === 0 && undo.length > 0 && (
          <Button disabled={isBusy} onClick={() => dispatch(undoRequested(undo))}>
            Undo
          </Button>
        )}
      </div>
      {question}
    </div>
  );
}
