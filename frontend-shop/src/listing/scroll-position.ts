import { firstEntry } from '@haberdash/kit/history-state';
import { useLocation } from 'react-router-dom';
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';

/** The scroll position in a list, stored in the history entry, so it survives Back and reload. */
interface ScrollPosition {
  top: number;
  /** The number of products shown. */
  shown: number;
}

interface EntryState {
  /** Set by the router. */
  key?: string;
  listed?: ScrollPosition;
}

/** Milliseconds without a scroll event after which scrolling has ended. */
const scrollEnd = 100;

/**
 * Positions at the moment of leaving, by the entry's key. The copy in the entry, which survives a reload, may
 * be slightly older.
 */
const positionsOnLeave = new Map<string, ScrollPosition>();

export function savedScrollPosition(): ScrollPosition | undefined {
  return positionsOnLeave.get(entryKey()) ?? entryState()?.listed;
}

/** @param shown the number of products; null until those that the address asks for are shown */
export function useScrollRestoration(shown: number | null): void {
  const { key } = useLocation();
  const entryRestored = useRef<string>(null);
  const isOnEntry = () => entryKey() === key;

  const restore = useEffectEvent(() => {
    if (shown === null || entryRestored.current === key || !isOnEntry()) return;
    entryRestored.current = key;
    const saved = savedScrollPosition();
    if (saved) window.scrollTo(0, saved.top);
  });
  useLayoutEffect(() => restore(), [key, shown]);

  const leave = useEffectEvent((left: string) => {
    if (shown === null || entryRestored.current !== left || entryKey() === left) return;
    positionsOnLeave.set(left, { top: window.scrollY, shown });
  });
  useLayoutEffect(() => {
    // The browser's scroll anchoring could pick a product of another page.
    window.history.scrollRestoration = 'manual';
    return () => {
      window.history.scrollRestoration = 'auto';
      leave(key);
    };
  }, [key]);

  const save = useEffectEvent(() => {
    if (shown === null || entryRestored.current !== key || !isOnEntry()) return;
    const listed: ScrollPosition = { top: window.scrollY, shown };
    window.history.replaceState({ ...entryState(), listed }, '');
  });
  useEffect(() => save(), [key, shown]);
  useEffect(() => {
    let timer: number | undefined;
    const saveAfterScroll = () => {
      clearTimeout(timer);
      timer = window.setTimeout(save, scrollEnd);
    };
    window.addEventListener('scroll', saveAfterScroll, { passive: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener('scroll', saveAfterScroll);
    };
  }, []);
}

function entryKey(): string {
  return entryState()?.key ?? firstEntry;
}

function entryState(): EntryState | null {
  return window.history.state as EntryState | null;
}
