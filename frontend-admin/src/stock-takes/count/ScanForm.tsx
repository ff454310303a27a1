import Button from 'antd/es/button';
import Input, { type InputRef } from 'antd/es/input';
import { type SyntheticEvent, useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { RefusalAlert } from '../../ui/RefusalAlert';
import styles from '../stock-takes.module.css';
import { CountInput } from './CountInput';
import { LineResult } from './LineResult';
import { lineName } from './line-name';
import { codeEntered, selectScanned } from './stock-take.slice';

/** A scanner types the code and presses Enter; after the number, Enter leads back to the code. */
export function ScanForm() {
  const [code, setCode] = useState('');
  const field = useRef<InputRef>(null);
  const { value: scanned, request } = useSelector(selectScanned);
  const dispatch = useDispatch();
  const find = (event: SyntheticEvent) => {
    event.preventDefault();
    if (code.trim() !== '') dispatch(codeEntered(code.trim()));
  };
  const moveOn = () => {
    setCode('');
    field.current?.focus();
  };
  return (
    <div>
      <form className={styles.scan} onSubmit={find}>
        <label>
          Scan or type a SKU or GTIN
          <Input
            ref={field}
            value={code}
            autoComplete="off"
            spellCheck={false}
            onChange={({ target }) => setCode(target.value)}
          />
        </label>
        <Button htmlType="submit">Find</Button>
      </form>
      <RefusalAlert request={request} />
      {scanned?.line === null && <p role="alert">No size with this code is in this stock-take.</p>}
      {scanned?.line && (
        <div className={styles.found}>
          <strong role="status">{lineName(scanned.line)}</strong>
          <CountInput key={scanned.line.variantId} line={scanned.line} autoFocus onMoveOn={moveOn} />
          <LineResult line={scanned.line} />
        </div>
      )}
    </div>
  );
}
