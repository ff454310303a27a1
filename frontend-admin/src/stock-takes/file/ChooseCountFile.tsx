import Upload from 'antd/es/upload';
import { useEffect, useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import dropArea from '../../ui/drop-area.module.css';
import { Panel } from '../../ui/Panel';
import { RefusalAlert } from '../../ui/RefusalAlert';
import styles from '../stock-takes.module.css';
import { countFileChosen, countFileLeft, countFileRefused, selectCountFile } from './count-file.slice';
import { recordedText } from './counts-text';
import { CountsInFile } from './CountsInFile';

/** The server records what was shown, also when the file on the disk changes meanwhile; undefined for a file that the browser cannot read. */
async function copyOf(chosen: File): Promise<File | undefined> {
  try {
    return new File([await chosen.arrayBuffer()], chosen.name, { type: chosen.type });
  } catch {
    return undefined;
  }
}

const unreadable = ({ name }: File) => ({
  status: 0,
  code: 'UNREADABLE_FILE',
  message: `${name} can’t be read. It may have been moved, or another program has it open. Choose it again.`,
});

export function ChooseCountFile({ id }: { id: string }) {
  const { preview, recording, recorded } = useSelector(selectCountFile);
  const [file, setFile] = useState<File>();
  const lastChosen = useRef<File>(undefined);
  useEffect(() => () => (lastChosen.current = undefined), []);
  const dispatch = useDispatch();
  const isReading = preview.request.status === 'loading';
  const choose = async (chosen: File) => {
    lastChosen.current = chosen;
    const copy = await copyOf(chosen);
    // Another file was chosen meanwhile, or the page was left.
    if (lastChosen.current !== chosen) return;
    setFile(copy);
    // The answer for an earlier file is no longer wanted.
    dispatch(copy ? countFileChosen({ id, file: copy }) : countFileLeft());
    if (!copy) dispatch(countFileRefused(unreadable(chosen)));
  };
  return (
    <>
      <Panel title="2. Choose the file with your numbers">
        <div className={styles.files}>
          <p>
            You see what would be counted before anything is recorded. The numbers count as of the moment in
            which you record them, so do it soon, before more orders are packed.
          </p>
          <Upload.Dragger
            accept={{ format: '.csv,.txt,text/csv', filter: 'native' }}
            disabled={isReading || recording.status === 'loading'}
            showUploadList={false}
            beforeUpload={(chosen) => {
              void choose(chosen);
              return false;
            }}
          >
            <p className={dropArea.invitation} role="status">
              {isReading ? 'Reading the file…' : 'Drag a CSV file here, or click to choose one'}
            </p>
            <p className={dropArea.hint}>
              Columns: sku or gtin, and counted. Others are left out, and so are rows without a number. Up to
              10,000 rows.
            </p>
          </Upload.Dragger>
          <RefusalAlert request={preview.request} />
          {recorded && (
            <p role="status">
              {recordedText(recorded)} Nothing is booked yet.{' '}
              <Link to={`/admin/stock-takes/${id}?filter=different`}>Show the differences</Link>
            </p>
          )}
        </div>
      </Panel>
      {preview.value && file && <CountsInFile id={id} file={file} preview={preview.value} />}
    </>
  );
}
