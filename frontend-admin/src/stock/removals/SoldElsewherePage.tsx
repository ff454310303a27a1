import Upload from 'antd/es/upload';
import { useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { textOfFile } from '../../sending/tracking/text-of-file';
import dropArea from '../../ui/drop-area.module.css';
import { Page } from '../../ui/Page';
import { Panel } from '../../ui/Panel';
import { RefusalAlert } from '../../ui/RefusalAlert';
import { useWhenDone } from '../../ui/use-when-done';
import { RemovalOutcome } from './RemovalOutcome';
import { removalClosed, removalFileChosen, selectPreview, selectRemoving } from './removals.slice';
import styles from './removals.module.css';

/** Pieces that were sold on a market or in another shop, from a file of its till. */
export default function SoldElsewherePage() {
  const { value: preview, request } = useSelector(selectPreview);
  const removing = useSelector(selectRemoving);
  const [isDone, setIsDone] = useState(false);
  const dispatch = useDispatch();
  useEffect(() => () => void dispatch(removalClosed()), [dispatch]);
  useWhenDone(removing, () => setIsDone(true));
  const choose = (file: File) => {
    setIsDone(false);
    void textOfFile(file).then((csv) => dispatch(removalFileChosen(csv)));
    return false;
  };
  const isBusy = request.status === 'loading' || removing.status === 'loading';
  return (
    <Page title="Sold elsewhere" action={<Link to="/admin/products">All products</Link>}>
      <Panel title="From a file">
        <p className={styles.about}>
          Pieces that you sold without an order here, such as on a market, leave the shelf. You see what would
          happen before anything does: all rows count, or none.
        </p>
        <div className={styles.file}>
          <Upload.Dragger
            accept={{ format: '.csv,text/csv', filter: 'native' }}
            disabled={isBusy}
            showUploadList={false}
            beforeUpload={choose}
          >
            <p className={dropArea.invitation} role="status">
              {request.status === 'loading'
                ? 'Reading the file…'
                : 'Drag a CSV file here, or click to choose one'}
            </p>
            <p className={dropArea.hint}>Columns: sku or gtin, and pieces. Up to 1,000 rows.</p>
          </Upload.Dragger>
          <RefusalAlert request={request} />
          {isDone && <p role="status">Done. The pieces are off the shelf.</p>}
        </div>
      </Panel>
      {preview && <RemovalOutcome key={JSON.stringify(preview)} preview={preview} />}
    </Page>
  );
}
