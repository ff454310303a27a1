import type { PayloadAction } from '@reduxjs/toolkit';
import { failed, idle, loading, type RequestState } from './request-state';

/** A value that the server sends, and how its request stands. */
export interface Loadable<Value> {
  /** Null until it is there. While it is loaded again the old one stays; a failure takes it away. */
  value: Value | null;
  request: RequestState;
}

export const notLoaded: Loadable<never> = { value: null, request: idle };

/** Reducers for a slice that keeps a loadable value in one of its fields: `loadable<Order[]>().in('orders')`. */
export function loadable<Value>() {
  function inField<Field extends string>(field: Field) {
    type State = Record<Field, Loadable<Value>>;
    return {
      requested: (state: State) => {
        state[field].request = loading;
      },
      loaded: (state: State, { payload }: PayloadAction<Value>) => {
        state[field] = { value: payload, request: idle };
      },
      failed: (state: State, { payload }: PayloadAction<{ message: string }>) => {
        state[field] = { value: null, request: failed(payload) };
      },
    };
  }
  return { in: inField };
}

/** Nothing to show yet, and no failure to tell: the time for a placeholder. */
export function isAwaited({ value, request }: Loadable<unknown>): boolean {
  return value === null && request.status !== 'failed';
}
