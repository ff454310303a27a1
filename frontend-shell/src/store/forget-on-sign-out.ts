import type { Reducer } from 'redux';
import { signedOut } from '../auth/session.slice';

/** What the store keeps when the user is gone; everything else starts over, so nobody sees another's cart. */
const kept = ['remotes', 'session', 'toast'];

export function forgetOnSignOut<State extends object>(reducer: Reducer<State>): Reducer<State> {
  return (state, action) => {
    if (!state || !signedOut.match(action)) return reducer(state, action);
    const remaining = Object.entries(state).filter(([slice]) => kept.includes(slice));
    return reducer(Object.fromEntries(remaining) as State, action);
  };
}
