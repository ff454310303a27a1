import { FIRST_ENTRY } from '@haberdash/kit/history-state';
import { useLocation } from 'react-router-dom';
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

/** By the key of the entry, where one was when one left. The entry itself, which a reload keeps, may be a moment older. */
const placesLeft = new Map<string, KeptPlace>();

export function keptPlace(): KeptPlace | undefined {
  return placesLeft.get(entryKey()) ?? entryState()?.listed;
}

/** @param shown how many products there are; null until they are those that the address asks for */
export function useKeptPlace(shown: number | null): void {
  const { key } = useLocation();
  const entryRestored = useRef<string>(null);
  const isOnEntry = () => entryKey() === key;

  const restore = useEffectEvent(() => {
    if (shown === null || entryRestored.current === key || !isOnEntry()) return;
    entryRestored.current = key;
    const kept = keptPlace();
    if (kept) window.scrollTo(0, kept.top);
  });
  useLayoutEffect(() => restore(), [key, shown]);

  const leave = useEffectEvent((left: string) => {
    if (shown === null || entryRestored.current !== left || entryKey() === left) return;
    placesLeft.set(left, { top: window.scrollY, shown });
  });
  useLayoutEffect(() => {
    // The browser would look for what was at the top before, and take a product of another page for it.
    window.history.scrollRestoration = 'manual';
    return () => {
      window.history.scrollRestoration = 'auto';
      leave(key);
    };
  }, [key]);

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

function entryKey(): string {
  return entryState()?.key ?? FIRST_ENTRY;
}

function entryState(): EntryState | null {
  return window.history.state as EntryState | null;
}
