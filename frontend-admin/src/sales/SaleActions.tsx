import Button from 'antd/es/button';
import Modal from 'antd/es/modal';
import { useDispatch, useSelector } from 'react-redux';
import type { Sale } from './sales.api';
import { deletionConfirmed, selectBusyIds, stopConfirmed } from './sales.slice';

/** A running sale is stopped, a planned one deleted; of one that is over, nothing is left to do. */
export function SaleActions({ sale }: { sale: Sale }) {
  const isBusy = useSelector(selectBusyIds).includes(sale._id);
  const dispatch = useDispatch();
  const [modal, question] = Modal.useModal();
  const { name, state } = sale;
  if (state !== 'planned' && state !== 'running') return null;

  const isRunning = state === 'running';
  const text = isRunning ? 'Stop now' : 'Delete';
  const ask = async () => {
    const isSure = await modal.confirm({
      title: isRunning ? `Stop ${name} now?` : `Delete ${name}?`,
      content: isRunning
        ? 'Its products get their prices of before back. It can’t be continued.'
        : 'It has not started: no price changes.',
      okText: text,
      okButtonProps: { danger: true },
      focusable: { autoFocusButton: 'cancel' },
    });
    if (isSure) dispatch(isRunning ? stopConfirmed(sale) : deletionConfirmed(sale));
  };
  return (
    <>
      <Button
        danger
        type="text"
        aria-label={`${text}: ${name}`}
        disabled={isBusy}
        aria-busy={isBusy || undefined}
        onClick={() => void ask()}
      >
        {text}
      </Button>
      {question}
    </>
  );
}
