import { useCallback, useSyncExternalStore } from 'react';

/** Whether the time is still to come; renders when it has come. */
export function useIsBefore(time: string | null): boolean {
  const end = time === null ? 0 : Date.parse(time);
  const subscribe = useCallback(
    (notify: () => void) => {
      const timer = setTimeout(notify, Math.max(0, end - Date.now()));
      return () => clearTimeout(timer);
    },
    [end],
  );
  return useSyncExternalStore(subscribe, () => Date.now() < end);
}
