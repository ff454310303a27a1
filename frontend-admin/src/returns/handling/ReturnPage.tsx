import { itemName } from '@haberdash/kit/orders/item-name';
import { ErrorState } from '@haberdash/kit/ui/ErrorState';
import Button from 'antd/es/button';
import Skeleton from 'antd/es/skeleton';
import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Link, useParams } from 'react-router-dom';
import { useMay } from '../../access/use-may';
import { IfAllowed } from '../../access/IfAllowed';
import { ChangesDisclosure } from '../../audit/ChangesDisclosure';
import { useFocusWhenLost } from '../../orders/parcels/use-focus-when-lost';
import { useQuestion } from '../../ui/dialogs/use-question';
import { Page } from '../../ui/Page';
import { Panel } from '../../ui/Panel';
import { RefusalAlert } from '../../ui/RefusalAlert';
import { isAwaited, judgementLabels, reasonLabels, wantedText } from '../return-labels';
import type { Return, ReturnPiece } from '../returns.api';
import { returnsPath, returnsToJudgePath } from '../returns-path';
import { Facts } from '../../ui/Facts';
import { JudgeForm } from './JudgeForm';
import { factsOf } from './return-facts';
import {
  arrivalSubmitted,
  cancelSubmitted,
  returnRequested,
  selectChanging,
  selectReturn,
} from './return.slice';
import { SettleForm } from './SettleForm';
import styles from './handling.module.css';

/** A return, with what is to be done next with it. */
export default function ReturnPage() {
  const { id = '' } = useParams();
  const { value: one, request } = useSelector(selectReturn);
  const dispatch = useDispatch();
  useEffect(() => void dispatch(returnRequested(id)), [dispatch, id]);

  if (request.status === 'failed')
    return (
      <Page title="Return">
        <ErrorState title="The return can't be shown right now" onRetry={() => dispatch(returnRequested(id))}>
          <p>{request.message}</p>
          <Link to={returnsPath}>All returns</Link>
        </ErrorState>
      </Page>
    );
  if (one?._id !== id)
    return (
      <Page title="Return">
        <Skeleton active title={false} paragraph={{ rows: 10 }} />
      </Page>
    );
  return (
    <Page title={`Return ${one.returnNumber}`}>
      <nav aria-label="Breadcrumb">
        <Link to={returnsToJudgePath}>All returns</Link>
      </nav>
      <NextStep key={one._id} one={one} />
      <Panel title="Details">
        <Facts facts={factsOf(one)} />
        <ChangesDisclosure key={one._id} subjectId={one._id} />
      </Panel>
    </Page>
  );
}

function NextStep({ one }: { one: Return }) {
  const { state, pieces } = one;
  const changing = useSelector(selectChanging);
  const judged = pieces.filter((piece) => piece.judged !== null);
  const isArrived = state === 'arrived';
  const isJudged = judged.length === pieces.length;
  const isJudging = useMay()('returns.judge') && isArrived && !isJudged;
  const place = useFocusWhenLost(one);
  return (
    <Panel title={isJudging ? 'Judge the items' : isArrived && isJudged ? 'Settle' : 'Items'}>
      <div ref={place} tabIndex={-1} className={styles.step}>
        <RefusalAlert request={changing} />
        <Pieces pieces={isJudging ? judged : pieces} />
        {isJudging && <JudgeForm one={one} />}
        {isArrived && isJudged && (
          <IfAllowed needs="refunds.give">
            <SettleForm one={one} />
          </IfAllowed>
        )}
        <IfAllowed needs="returns.judge">
          <Moves one={one} isJudging={judged.length > 0} />
        </IfAllowed>
      </div>
    </Panel>
  );
}

function Pieces({ pieces }: { pieces: ReturnPiece[] }) {
  if (pieces.length === 0) return null;
  return (
    <ul className={styles.pieces} aria-label="Items">
      {pieces.map((piece) => (
        <li key={piece._id}>
          <span>{itemName(piece)}</span>
          <small>{piece.reason ? reasonLabels[piece.reason] : 'No reason given'}</small>
          {piece.wanted && <small>{wantedText(piece.wanted)}</small>}
          {piece.judged && <strong>{judgementLabels[piece.judged]}</strong>}
        </li>
      ))}
    </ul>
  );
}

/** The other things that can be done: it arrives, or it does not come back after all. */
function Moves({ one, isJudging }: { one: Return; isJudging: boolean }) {
  const { _id: id, state, returnNumber, shopperName } = one;
  const isBusy = useSelector(selectChanging).status === 'loading';
  const dispatch = useDispatch();
  const { ask, question } = useQuestion();
  const isCancellable = !isJudging && ['declared', 'posted', 'arrived'].includes(state);
  const cancel = () =>
    ask(
      {
        title: `Cancel return ${returnNumber}?`,
        content: `No money goes back to ${shopperName} for it, and its items can be declared again.`,
        okText: 'Cancel the return',
        isDanger: true,
      },
      () => dispatch(cancelSubmitted({ id })),
    );
  return (
    <div className={styles.buttons}>
      {isAwaited(state) && (
        <Button type="primary" disabled={isBusy} onClick={() => dispatch(arrivalSubmitted({ id }))}>
          Mark as arrived
        </Button>
      )}
      {isCancellable && (
        <Button danger disabled={isBusy} onClick={cancel}>
          Cancel the return
        </Button>
      )}
      {question}
    </div>
  );
}
