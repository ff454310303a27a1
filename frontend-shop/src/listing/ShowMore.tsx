import type { RequestState } from '@haberdash/kit/request-state';
import { Button } from '@haberdash/kit/ui/Button';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { moreProductsRequested, type Place } from './listing.slice';
import styles from './listed-products.module.css';

interface ShowMoreProps {
  place: Place;
  shown: number;
  total: number;
  loading: RequestState;
  /** Loads the next products before the shopper reaches the end. */
  isAutomatic: boolean;
  /** Called on a click of the button only. */
  onShowMore: () => void;
}

export function ShowMore({ place, shown, total, loading, isAutomatic, onShowMore }: ShowMoreProps) {
  const dispatch = useDispatch();
  const request = () => dispatch(moreProductsRequested({ place }));
  const end = useOnNearEnd(isAutomatic && loading.status === 'idle', request);
  const hasFailed = loading.status === 'failed';

  return (
    <div ref={end} className={styles.more}>
      <p>
        {shown} of {total} shown
      </p>
      {hasFailed && <p role="alert">{loading.message}</p>}
      <Button
        variant="secondary"
        busy={loading.status === 'loading'}
        onClick={() => {
          onShowMore();
          request();
        }}
      >
        {hasFailed ? 'Try again' : 'Show more'}
      </Button>
    </div>
  );
}

/** It is about one screen. */
const ahead = '0px 0px 1000px';

function useOnNearEnd(isAwaited: boolean, onNear: () => void) {
  const element = useRef<HTMLDivElement>(null);
  const near = useEffectEvent(onNear);

  useEffect(() => {
    if (!isAwaited || !element.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) near();
      },
      { rootMargin: ahead },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [isAwaited]);
  return element;
}
