import type { PayloadAction } from '@reduxjs/toolkit';
import { failed, idle, loading, type RequestState } from './request-state';

/** A value from the server and the state of its request. */
export interface Loadable<Value> {
  /** Null until loaded. A reload keeps the old value, a failure removes it. */
  value: Value | null;
  request: RequestState;
}

export const notLoaded: Loadable<never> = { value: null, request: idle };

/** Reducers for a slice with a loadable field: `loadable<Order[]>().in('orders')`. */
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

/** Whether a skeleton should be shown: no value yet and no failure. */
export function isAwaited({ value, request }: Loadable<unknown>): boolean {
  return value === null && request.status !== 'failed';
}
