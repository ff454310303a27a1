import { FIRST_ENTRY } from '@haberdash/kit/history-state';
import { useLocation } from '@haberdash/kit/router';
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';

/** Where one was in a list: kept by the entry of the browser's history, through Back and reload. */
interface KeptPlace {
  top: number;
  /** How many products there were. */
  shown: number;
}

interface EntryState {
  /** The router's. */
  key?: string;
  listed?: KeptPlace;
}

/** Milliseconds without scrolling after which one has come to rest. */
const REST = 100;

export function keptPlace(): KeptPlace | undefined {
  return entryState()?.listed;
}

/** @param shown how many products there are; null until they are those that the address asks for */
export function useKeptPlace(shown: number | null): void {
  const { key } = useLocation();
  const entryRestored = useRef<string>(null);
  const isOnEntry = () => (entryState()?.key ?? FIRST_ENTRY) === key;

  const restore = useEffectEvent(() => {
    if (shown === null || entryRestored.current === key || !isOnEntry()) return;
    entryRestored.current = key;
    const kept = keptPlace();
    if (kept) window.scrollTo(0, kept.top);
  });
  useLayoutEffect(() => restore(), [key, shown]);

  const keep = useEffectEvent(() => {
    if (shown === null || entryRestored.current !== key || !isOnEntry()) return;
    const listed: KeptPlace = { top: window.scrollY, shown };
    window.history.replaceState({ ...entryState(), listed }, '');
  });
  useEffect(() => keep(), [key, shown]);
  useEffect(() => {
    let rest: number | undefined;
    const awaitRest = () => {
      clearTimeout(rest);
      rest = window.setTimeout(keep, REST);
    };
    window.addEventListener('scroll', awaitRest, { passive: true });
    return () => {
      clearTimeout(rest);
      window.removeEventListener('scroll', awaitRest);
    };
  }, []);
}

function entryState(): EntryState | null {
  return window.history.state as EntryState | null;
}
