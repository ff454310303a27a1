import type { RequestState } from '@haberdash/kit/request-state';
import { useEffect, useEffectEvent, useRef } from 'react';

/** Calls `onDone` when the request that was pending has succeeded. */
export function useWhenDone({ status }: RequestState, onDone: () => void): void {
  const before = useRef(status);
  const done = useEffectEvent(onDone);
  useEffect(() => {
    if (before.current === 'loading' && status === 'idle') done();
    before.current = status;
  }, [status]);
}
