import { Button } from '@haberdash/kit/ui/Button';
import { useEffect, useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { Return } from '../returns.api';
import { returnCancelRequested, selectChanging } from '../returns.slice';
import { PostForm } from './PostForm';
import styles from './return-page.module.css';

/** Print, tell the tracking number, or keep everything after all. */
export function ReturnActions({ shown }: { shown: Return }) {
  const changing = useSelector(selectChanging);
  return (
    <>
      <div className={styles.actions}>
        <Button onClick={() => window.print()}>Print the page for the parcel</Button>
      </div>
      <PostForm shown={shown} />
      {shown.kind !== 'withdrawal' && <Cancellation shown={shown} isBusy={changing.status === 'loading'} />}
    </>
  );
}

/** It takes a second press, because nothing brings the return back. */
function Cancellation({ shown, isBusy }: { shown: Return; isBusy: boolean }) {
  const [isAsking, setAsking] = useState(false);
  const dispatch = useDispatch();
  const { orderId, _id: returnId } = shown;
  const buttons = useFocusOnNext(isAsking);
  return (
    <div ref={buttons} className={styles.cancel} role="group" aria-label="Cancel the return">
      {isAsking ? (
        <>
          <p>Do you keep everything? Then don&apos;t send the parcel.</p>
          <div className={styles.actions}>
            <Button
              variant="secondary"
              busy={isBusy}
              onClick={() => dispatch(returnCancelRequested({ orderId, returnId }))}
            >
              Yes, cancel the return
            </Button>
            <Button variant="quiet" disabled={isBusy} onClick={() => setAsking(false)}>
              No, go on
            </Button>
          </div>
        </>
      ) : (
        <Button variant="link" onClick={() => setAsking(true)}>
          Cancel this return
        </Button>
      )}
    </div>
  );
}

/** The pressed button is gone: the first of those in its place takes over the focus. */
function useFocusOnNext(isAsking: boolean) {
  const buttons = useRef<HTMLDivElement>(null);
  const before = useRef(isAsking);
  useEffect(() => {
    if (before.current !== isAsking) buttons.current?.querySelector('button')?.focus();
    before.current = isAsking;
  }, [isAsking]);
  return buttons;
}
