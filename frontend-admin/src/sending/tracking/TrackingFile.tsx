import Upload from 'antd/es/upload';
import { useDispatch, useSelector } from 'react-redux';
import { RefusalAlert } from '../../ui/RefusalAlert';
import { fileChosen, selectFile, selectReading, selectSaving } from './tracking.slice';
import { textOfFile } from './text-of-file';
import { FilePreview } from './FilePreview';
import styles from '../sending.module.css';

/** A CSV file, whose rows are shown first. @param isSent whether its parcels are shipped unless the admin says otherwise */
export function TrackingFile({ isSent = false }: { isSent?: boolean }) {
  const isBusy = useSelector(selectSaving).status === 'loading';
  const reading = useSelector(selectReading);
  const file = useSelector(selectFile);
  const dispatch = useDispatch();
  const choose = (chosen: File) => {
    void textOfFile(chosen).then((csv) => dispatch(fileChosen({ csv, sent: isSent })));
    return false;
  };
  return (
    <div className={styles.file}>
      <Upload.Dragger
        accept={{ format: '.csv,text/csv', filter: 'native' }}
        disabled={isBusy}
        showUploadList={false}
        beforeUpload={choose}
      >
        <p>Drag a CSV file with tracking numbers here, or click to choose one</p>
        <p>Your carrier’s own file: order or reference, tracking number, carrier. Up to 3,000 rows.</p>
      </Upload.Dragger>
      {!file && <RefusalAlert request={reading} />}
      {file && <FilePreview file={file} />}
    </div>
  );
}
