import type { Reducer } from 'redux';
import { signedOut } from '../auth/session/session.slice';

/** The slices that survive a sign-out; all others are reset, so that nobody sees another user's cart. */
const surviving = ['invitation', 'remotes', 'session', 'toast'];

export function resetOnSignOut<State extends object>(reducer: Reducer<State>): Reducer<State> {
  return (state, action) => {
    if (!state || !signedOut.match(action)) return reducer(state, action);
    const remaining = Object.entries(state).filter(([slice]) => surviving.includes(slice));
    return reducer(Object.fromEntries(remaining) as State, action);
  };
}
