import type { Dispatch } from 'redux';
import { createApi } from '@haberdash/kit/api/client';
import type { Navigator, Notifier, Services } from '@haberdash/kit/services';
import { sessionMissed } from '../auth/session/session.slice';
import { takeFirstResponse } from '../start';
import { toastShown } from './toast.slice';
import { signInAsked } from '../auth/sheet/sign-in-sheet.slice';

export function createServices({
  dispatch,
  navigator,
}: {
  dispatch: Dispatch;
  navigator: Navigator;
}): Services {
  const notifier: Notifier = {
    success: (message, extras) => dispatch(toastShown({ message, variant: 'success', ...extras })),
    failure: (message) => dispatch(toastShown({ message, variant: 'destructive' })),
  };
  const api = createApi({ onUnauthenticated: () => dispatch(sessionMissed()), takeFirstResponse });
  return { api, notifier, navigator, askToSignIn: (wish) => void dispatch(signInAsked(wish)) };
}
