import Button from 'antd/es/button';
import Input from 'antd/es/input';
import Modal from 'antd/es/modal';
import { type SyntheticEvent, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { Panel } from '../../ui/Panel';
import { RefusalAlert } from '../../ui/RefusalAlert';
import { SubmitButton } from '../../ui/SubmitButton';
import { differencesText, progressText } from '../stock-take-text';
import type { StockTakeDetails } from '../stock-takes.api';
import styles from '../stock-takes.module.css';
import { RefusedCounts } from './RefusedCounts';
import {
  abandonmentConfirmed,
  bookingSubmitted,
  selectClosing,
  selectUnsavedCount,
} from './stock-take.slice';

/** Shows the differences before they are booked. */
export function BookingForm({ stockTake }: { stockTake: StockTakeDetails }) {
  const { figures, variants } = stockTake;
  const [reason, setReason] = useState('');
  const closing = useSelector(selectClosing);
  const unsaved = useSelector(selectUnsavedCount);
  const dispatch = useDispatch();
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (reason.trim() !== '') dispatch(bookingSubmitted(reason.trim()));
  };
  const isBusy = closing.status === 'loading';
  return (
    <Panel title="Book the differences">
      <form className={styles.book} onSubmit={submit}>
        <p role="status">
          {progressText(stockTake)}. {differencesText(figures)}
        </p>
        {figures.counted < variants && <p>Sizes that nobody has counted stay as they are.</p>}
        {figures.different > 0 && <Link to="?filter=different">Show the differences</Link>}
        <label>
          Reason
          <Input
            value={reason}
            maxLength={200}
            placeholder="Yearly stock-take"
            onChange={({ target }) => setReason(target.value)}
          />
        </label>
        <p role="status">{unsaved > 0 && unsavedText(unsaved)}</p>
        <RefusedCounts />
        <RefusalAlert request={closing} />
        <div className={styles.actions}>
          <SubmitButton
            htmlType="submit"
            block={false}
            busy={isBusy}
            disabled={figures.counted === 0 || unsaved > 0 || reason.trim() === ''}
          >
            Book and close
          </SubmitButton>
          <AbandonButton isBusy={isBusy} />
        </div>
      </form>
    </Panel>
  );
}

const unsavedText = (count: number): string =>
  count === 1 ? '1 number is not saved yet.' : `${count} numbers are not saved yet.`;

function AbandonButton({ isBusy }: { isBusy: boolean }) {
  const dispatch = useDispatch();
  const [modal, question] = Modal.useModal();
  const ask = async () => {
    const isSure = await modal.confirm({
      title: 'Abandon this stock-take?',
      content: 'Nothing is booked, and it can’t be continued.',
      okText: 'Abandon',
      okButtonProps: { danger: true },
      focusable: { autoFocusButton: 'cancel' },
    });
    if (isSure) dispatch(abandonmentConfirmed());
  };
  return (
    <>
      <Button danger type="text" disabled={isBusy} onClick={() => void ask()}>
        Abandon
      </Button>
      {question}
    </>
  );
}
