import Checkbox from 'antd/es/checkbox';
import Input from 'antd/es/input';
import { useState, type SubmitEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { useMay } from '../access/use-may';
import { IfAllowed } from '../access/IfAllowed';
import { useRemembered } from '../list/use-remembered';
import { RefusalAlert } from '../ui/RefusalAlert';
import { SubmitButton } from '../ui/SubmitButton';
import { useWhenDone } from '../ui/use-when-done';
import { codeSubmitted, selectReceiving } from './returns.slice';
import styles from './returns.module.css';

/** A return's number or the code on its parcel, typed or scanned, opens it. A scanner ends with Enter. */
export function ReceiveForm() {
  const receiving = useSelector(selectReceiving);
  const [[here = ''], rememberHere] = useRemembered<string>('returns:here', []);
  const [typed, setTyped] = useState('');
  const mayJudge = useMay()('returns.judge');
  const dispatch = useDispatch();
  useWhenDone(receiving, () => setTyped(''));
  const code = typed.trim();

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (code !== '') dispatch(codeSubmitted({ code, isHere: mayJudge && here === 'here' }));
  };

  return (
    <form className={styles.receive} aria-label="Receive a parcel" onSubmit={submit}>
      <div className={styles.scan}>
        <label className={styles.field}>
          <span>Return number or code of the parcel</span>
          <Input
            value={typed}
            maxLength={60}
            placeholder="R-10001"
            autoComplete="off"
            onChange={({ target }) => setTyped(target.value)}
          />
        </label>
        <SubmitButton block={false} htmlType="submit" busy={receiving.status === 'loading'}>
          Open
        </SubmitButton>
        <IfAllowed needs="returns.judge">
          <Checkbox
            checked={here === 'here'}
            onChange={({ target }) => rememberHere([target.checked ? 'here' : ''])}
          >
            Mark as arrived at once
          </Checkbox>
        </IfAllowed>
      </div>
      <RefusalAlert request={receiving}>
        <p>A parcel without a declaration is recorded in the dialog of its order.</p>
        <Link to={`/admin/orders?q=${encodeURIComponent(code)}`}>Look for the order</Link>
      </RefusalAlert>
    </form>
  );
}
