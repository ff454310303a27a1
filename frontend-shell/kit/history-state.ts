import { useLocation, type Location, type NavigateOptions } from 'react-router-dom';

/** The router's key of the entry where a visit begins: any other was gone to. */
export const FIRST_ENTRY = 'default';

/** What an entry of the browser's history remembers beside its address. */
export interface HistoryState {
  /** It is no new page, so the scroll position stays. */
  keepScroll?: boolean;
  /** The dialog that this entry belongs to, the address where it was opened, and the open dialogs beneath it. */
  dialog?: { id: string; openedAt: string; beneath?: string[] };
}

export function historyState({ state }: Location): HistoryState {
  return (state as HistoryState | null) ?? {};
}

/** For a new address of the same page: a filter, for one. While a dialog is open, its entry takes the address. */
export function useSamePage(): NavigateOptions {
  const { dialog } = historyState(useLocation());
  const state: HistoryState = { keepScroll: true, dialog };
  return { state, replace: dialog !== undefined };
}
