import { useLocation, type Location, type NavigateOptions } from 'react-router-dom';

/** The router's key of a visit's first entry. */
export const firstEntry = 'default';

/** Stored in `history.state` by the shell, the kit and the remotes. */
export interface HistoryState {
  /** Set by navigations on the same page, which keep the scroll position. */
  keepScroll?: boolean;
  /** The dialog that pushed this entry, the address at which it was opened, and the open dialogs beneath it. */
  dialog?: { id: string; openedAt: string; beneath?: string[] };
}

export function historyState({ state }: Location): HistoryState {
  return (state as HistoryState | null) ?? {};
}

/**
 * Options for a navigation to another address of the same page, such as a filter. With an open dialog, they
 * replace its entry.
 */
export function useSamePage(): NavigateOptions {
  const { dialog } = historyState(useLocation());
  const state: HistoryState = { keepScroll: true, dialog };
  return { state, replace: dialog !== undefined };
}
