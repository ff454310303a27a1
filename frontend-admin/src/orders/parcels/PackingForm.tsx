import { type ChosenPieces, countOf, leftIn, piecesOf } from '@haberdash/kit/orders/cancelling';
import Button from 'antd/es/button';
import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { Order } from '../orders.api';
import { useQuestion } from '../../ui/dialogs/use-question';
import { packingSubmitted, selectChanging } from './parcels.slice';
import styles from './parcels.module.css';
import { PieceChoice } from './PieceChoice';

/** Packs or sends what is left, or a choice of it. */
export function PackingForm({ order }: { order: Order }) {
  const left = leftIn(order);
  const [chosen, setChosen] = useState<ChosenPieces | null>(null);
  const isBusy = useSelector(selectChanging).status === 'loading';
  const dispatch = useDispatch();
  const { ask, question } = useQuestion();

  if (countOf(left) === 0) return <p>{nothingLeftText(order)}</p>;
  const submit = (sent: boolean) => {
    const pieces = chosen && piecesOf(chosen);
    dispatch(packingSubmitted({ orderId: order._id, sent, ...(pieces ? { pieces } : {}) }));
  };
  const isEmpty = chosen !== null && countOf(chosen) === 0;
  const what = chosen ? 'these items' : 'all';
  const send = () => {
    const content = `We tell ${order.userName} by e-mail. The parcel has no tracking number yet: to have it in the e-mail, pack first.`;
    ask({ title: `Ship ${what}?`, content, okText: 'Ship and notify' }, () => submit(true));
  };
  return (
    <div className={styles.packing}>
      <p>{leftText(countOf(left))}</p>
      {chosen && (
        <PieceChoice
          label="Pieces for the next parcel"
          order={order}
          left={left}
          chosen={chosen}
          onChoose={setChosen}
        />
      )}
      <div className={styles.buttons}>
        <Button type="primary" disabled={isBusy || isEmpty} onClick={send}>
          Ship {what}
        </Button>
        <Button disabled={isBusy || isEmpty} onClick={() => submit(false)}>
          Pack {what}
        </Button>
        <Button type="link" onClick={() => setChosen(chosen ? null : left)}>
          {chosen ? 'All items' : 'Choose items'}
        </Button>
      </div>
      {question}
    </div>
  );
}

const leftText = (count: number): string =>
  count === 1 ? '1 item is not packed yet.' : `${count} items are not packed yet.`;

const nothingLeftText = ({ cartItems }: Order): string =>
  cartItems.some(({ cancelled }) => cancelled > 0)
    ? 'All items are packed or cancelled.'
    : 'All items are packed.';
