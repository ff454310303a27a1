import LoadingOutlined from '@ant-design/icons/es/icons/LoadingOutlined';
import UploadOutlined from '@ant-design/icons/es/icons/UploadOutlined';
import Upload from 'antd/es/upload';
import { useDispatch, useSelector } from 'react-redux';
import { RefusalAlert } from '../ui/RefusalAlert';
import dropArea from '../ui/drop-area.module.css';
import styles from './import.module.css';
import { fileChosen, selectChecking } from './import.slice';

/** The server checks what is chosen, and changes nothing yet. */
export function ChooseFile() {
  const checking = useSelector(selectChecking);
  const dispatch = useDispatch();
  const isBusy = checking.status === 'loading';
  const choose = (file: File) => {
    dispatch(fileChosen(file));
    return false;
  };
  return (
    <div className={styles.stack}>
      <Upload.Dragger
        accept={{ format: '.csv,text/csv', filter: 'native' }}
        disabled={isBusy}
        showUploadList={false}
        beforeUpload={choose}
      >
        <span className={dropArea.icon}>
          {isBusy ? <LoadingOutlined aria-hidden /> : <UploadOutlined aria-hidden />}
        </span>
        <p className={dropArea.invitation} role="status">
          {isBusy ? 'Checking the file…' : 'Drag a CSV file here, or click to choose one'}
        </p>
        <p className={dropArea.hint}>
          Up to 5,000 rows and 10 MB. You see what would change before anything does. New products are drafts,
          unless a column “state” says published.
        </p>
      </Upload.Dragger>
      <RefusalAlert request={checking} />
    </div>
  );
}
