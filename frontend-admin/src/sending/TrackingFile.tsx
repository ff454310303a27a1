import Upload from 'antd/es/upload';
import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { fileChosen, selectProgress, selectSaving } from './tracking.slice';
import { textOfFile } from './text-of-file';
import { useQuestion } from '../ui/dialogs/use-question';
import { SendToo } from './SendToo';
import styles from './sending.module.css';

/** A CSV file, whose rows are saved step by step. */
export function TrackingFile() {
  const isBusy = useSelector(selectSaving).status === 'loading';
  const progress = useSelector(selectProgress);
  const [sent, setSent] = useState(false);
  const dispatch = useDispatch();
  const { ask, question } = useQuestion();
  const choose = (file: File) => {
    const told = sent ? 'The parcels are shipped, and we' : 'Where a parcel is on its way already, we';
    const texts = {
      title: `Save the numbers of ${file.name}?`,
      content: `${told} tell the customer by e-mail.`,
    };
    ask({ ...texts, okText: 'Save numbers' }, () => {
      void textOfFile(file).then((csv) => dispatch(fileChosen({ csv, sent })));
    });
    return false;
  };
  return (
    <div className={styles.file}>
      <SendToo isChecked={sent} onChange={setSent} />
      <Upload.Dragger
        accept={{ format: '.csv,text/csv', filter: 'native' }}
        disabled={isBusy}
        showUploadList={false}
        beforeUpload={choose}
      >
        <p>Drag a CSV file here, or click to choose one</p>
        <p>
          Columns: number (of the parcel or its order), carrier (empty: it stays) and tracking_number. Up to
          3,000 rows.
        </p>
      </Upload.Dragger>
      {progress && (
        <p role="status">
          <progress max={progress.of} value={progress.done} aria-label="Saved rows" /> {progress.done} of{' '}
          {progress.of}
        </p>
      )}
      {question}
    </div>
  );
}
