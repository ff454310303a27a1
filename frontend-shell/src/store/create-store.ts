import { combineSlices, configureStore, type UnknownAction } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import { sessionElsewhereSaga } from '../auth/session-elsewhere.saga';
import { sessionSaga } from '../auth/session.saga';
import { sessionSlice } from '../auth/session.slice';
import { remotesSaga } from '../remotes/remotes.saga';
import { remotesSlice, remoteStartFailed } from '../remotes/remotes.slice';
import { createNavigator } from '../services/navigator';
import { createServices } from '../services/create-services';
import { toastSlice } from '../services/toast.slice';
import { forgetOnSignOut } from './forget-on-sign-out';
import { mountRemotesInto } from './mount-remote';
import { restartEverySession, supervise } from './supervise';

const shellSlices = [remotesSlice, sessionSlice, toastSlice] as const;

export function createStore() {
  // The index signature stands for the slices that remotes bring along.
  const reducer = combineSlices(...shellSlices).withLazyLoadedSlices<Record<string, unknown>>();
  const sagas = createSagaMiddleware();
  const store = configureStore({
    reducer: forgetOnSignOut(reducer),
    middleware: (defaults) => defaults({ thunk: false }).concat(sagas),
  });
  const navigator = createNavigator();
  const services = createServices({ dispatch: store.dispatch, navigator });
  sagas.setContext({ services });
  sagas.run(supervise, remotesSaga);
  sagas.run(supervise, sessionSaga);
  sagas.run(supervise, sessionElsewhereSaga);

  const mountRemote = mountRemotesInto({
    inject: (slice) => void reducer.inject(slice),
    run: ({ name, saga }) =>
      void sagas.run(supervise, () => restartEverySession(saga), remoteStartFailed({ name })),
    dispatch: (action: UnknownAction) => void store.dispatch(action),
  });
  return { store, services, navigator, mountRemote };
}

export type Shell = ReturnType<typeof createStore>;
