import { useDispatch, useSelector } from 'react-redux';
import { Panel } from '../../ui/Panel';
import { RefusalAlert } from '../../ui/RefusalAlert';
import { SubmitButton } from '../../ui/SubmitButton';
import { whole } from '../../ui/numbers';
import { lineName } from '../count/line-name';
import type { CountsPreview } from '../stock-takes.api';
import styles from '../stock-takes.module.css';
import { countFileConfirmed, type FileOfStockTake, selectCountFile } from './count-file.slice';
import { effectText, numbersText, previewText } from './counts-text';

/** Shows what a file would count, and records it once it is confirmed. */
export function CountsInFile({ id, file, preview }: FileOfStockTake & { preview: CountsPreview }) {
  const { recording } = useSelector(selectCountFile);
  const dispatch = useDispatch();
  return (
    <Panel title="3. Nothing is recorded yet">
      <div className={styles.files}>
        <p role="status">{previewText(preview)}</p>
        {preview.errors.length > 0 && <LeftOut preview={preview} />}
        {preview.counts.length > 0 && <Counts preview={preview} />}
        <RefusalAlert request={recording} />
        <div>
          <SubmitButton
            block={false}
            busy={recording.status === 'loading'}
            disabled={preview.toRecord === 0}
            onClick={() => dispatch(countFileConfirmed({ id, file, seenAt: preview.readAt }))}
          >
            Record {numbersText(preview.toRecord)}
          </SubmitButton>
        </div>
      </div>
    </Panel>
  );
}

function LeftOut({ preview: { errors, refused } }: { preview: CountsPreview }) {
  return (
    <div className={styles.rows} tabIndex={0} role="region" aria-label="Rows that are left out">
      <ul className={styles.refused}>
        {errors.map(({ row, message }) => (
          <li key={`${row} ${message}`} className={styles.error}>
            Row {row}: {message}
          </li>
        ))}
      </ul>
      <More all={refused} shown={errors.length} />
    </div>
  );
}

function Counts({ preview: { counts, toRecord } }: { preview: CountsPreview }) {
  return (
    <div className={styles.rows} tabIndex={0} role="region" aria-label="Numbers of the file">
      <table>
        <thead>
          <tr>
            <th scope="col">Row</th>
            <th scope="col">Item</th>
            <th scope="col">Counted</th>
            <th scope="col">What happens</th>
          </tr>
        </thead>
        <tbody>
          {counts.map((count) => (
            <tr key={count.row}>
              <td>{count.row}</td>
              <td>
                {lineName(count)} {count.sku && <small>{count.sku}</small>}
              </td>
              <td>{whole(count.counted)}</td>
              <td>{effectText(count)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <More all={toRecord} shown={counts.length} />
    </div>
  );
}

function More({ all, shown }: { all: number; shown: number }) {
  return all > shown ? <p>And {whole(all - shown)} more.</p> : null;
}
