import { itemName } from '@haberdash/kit/orders/item-name';
import Button from 'antd/es/button';
import type { SubmitEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useConfirmLeave } from '../../ui/dialogs/use-confirm-leave';
import { SubmitButton } from '../../ui/SubmitButton';
import type { Return } from '../returns.api';
import { PieceChoices } from './PieceChoices';
import { judgementsSubmitted, selectChanging } from './return.slice';
import { useJudging } from './use-judging';
import styles from './handling.module.css';

/** The pieces that nobody has looked at yet, each judged by a key. Nothing is final before it is saved. */
export function JudgeForm({ one: { _id: id, pieces, exchange } }: { one: Return }) {
  const open = pieces.filter(({ judged }) => judged === null);
  const { form, marked, mark, undo, clear, onKeyDown } = useJudging(open);
  const isBusy = useSelector(selectChanging).status === 'loading';
  const dispatch = useDispatch();
  const { question } = useConfirmLeave({ isBusy, isChanged: marked.length > 0, onLeave: clear });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (marked.length > 0 && !isBusy) dispatch(judgementsSubmitted({ id, pieces: marked }));
  };

  return (
    <form
      ref={form}
      className={styles.judging}
      aria-label="Judge the items"
      onKeyDown={onKeyDown}
      onSubmit={submit}
    >
      <p className={styles.keys}>
        Keys: <kbd>1</kbd> to <kbd>4</kbd> judge an item and go on to the next, <kbd>U</kbd> takes the last
        one back, <kbd>Enter</kbd> saves.
      </p>
      {open.map((piece, index) => (
        <PieceChoices
          key={piece._id}
          piece={piece}
          label={`Item ${index + 1} of ${open.length}: ${itemName(piece)}`}
          chosen={marked.find(({ pieceId }) => pieceId === piece._id)?.judged ?? null}
          onChoose={(judged) => mark(piece._id, judged)}
        />
      ))}
      <div className={styles.buttons}>
        <SubmitButton block={false} htmlType="submit" busy={isBusy} aria-disabled={marked.length === 0}>
          Save {marked.length} of {open.length} judgements
        </SubmitButton>
        <Button aria-disabled={marked.length === 0} onClick={undo}>
          Undo
        </Button>
      </div>
      <p>
        Once saved, a judgement is final: what is sellable is on sale at once
        {exchange?.state === 'held' &&
          ', and with the last one its exchange can be sent, without the refused items'}
        .
      </p>
      {question}
    </form>
  );
}
