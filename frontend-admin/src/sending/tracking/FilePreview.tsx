import Modal from 'antd/es/modal';
import { useDispatch, useSelector } from 'react-redux';
import { RefusalAlert } from '../../ui/RefusalAlert';
import { SendToo } from './SendToo';
import { PreviewedRows } from './PreviewedRows';
import {
  fileDismissed,
  fileSubmitted,
  type OpenFile,
  previewRequested,
  selectProgress,
  selectReading,
  selectSaving,
} from './tracking.slice';
import styles from '../sending.module.css';

/** The dialog shows what each row of a file would do, before anything is saved. */
export function FilePreview({ file }: { file: OpenFile }) {
  const reading = useSelector(selectReading);
  const isSaving = useSelector(selectSaving).status === 'loading';
  const progress = useSelector(selectProgress);
  const dispatch = useDispatch();
  const count = file.rows.filter(({ refusal }) => !refusal).length;
  const isReady = reading.status === 'idle' && count > 0;
  const numbers = count === 1 ? '1 number' : `${count} numbers`;
  return (
    <Modal
      open
      title="Tracking numbers of the file"
      width={860}
      okText={file.sent ? `Save and ship ${numbers}` : `Save ${numbers}`}
      okButtonProps={{ disabled: !isReady, loading: isSaving }}
      cancelButtonProps={{ disabled: isSaving }}
      closable={!isSaving}
      mask={{ closable: false }}
      onOk={() => dispatch(fileSubmitted(file))}
      onCancel={() => dispatch(fileDismissed())}
    >
      <div className={styles.preview}>
        <SendToo isChecked={file.sent} onChange={(sent) => dispatch(previewRequested(sent))} />
        <p role="status">{textOf(file, count, reading.status === 'loading')}</p>
        <PreviewedRows file={file} />
        {progress && (
          <p role="status">
            <progress max={progress.of} value={progress.done} aria-label="Saved rows" /> {progress.done} of{' '}
            {progress.of}
          </p>
        )}
        <RefusalAlert request={reading} />
      </div>
    </Modal>
  );
}

function textOf({ parcels, errors, rows }: OpenFile, count: number, isReading: boolean): string {
  if (isReading) return `Looking at the rows: ${rows.length} of ${parcels.length}…`;
  const refused = rows.length - count + errors.length;
  const rest = refused === 0 ? '' : `, ${refused} can’t be saved`;
  return `${count} of ${parcels.length + errors.length} rows are fine${rest}.`;
}
