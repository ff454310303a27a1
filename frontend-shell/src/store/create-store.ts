import createSagaMiddleware from 'redux-saga';
import {
  applyMiddleware,
  combineReducers,
  legacy_createStore as createReduxStore,
  type Reducer,
} from 'redux';
import { invitationSaga } from '../auth/invitation/invitation.saga';
import { invitationSlice } from '../auth/invitation/invitation.slice';
import { sessionSyncSaga } from '../auth/session/session-sync.saga';
import { sessionSaga } from '../auth/session/session.saga';
import { sessionSlice } from '../auth/session/session.slice';
import { signInSheetSaga } from '../auth/sheet/sign-in-sheet.saga';
import { signInSheetSlice } from '../auth/sheet/sign-in-sheet.slice';
import { remotesSaga } from '../remotes/remotes.saga';
import { remotesSlice, remoteStartFailed } from '../remotes/remotes.slice';
import { createNavigator } from '../services/navigator';
import { createServices } from '../services/create-services';
import { toastSlice } from '../services/toast.slice';
import { resetOnSignOut } from './reset-on-sign-out';
import { mountRemotesInto } from './mount-remote';
import { restartEverySession, supervise } from './supervise';

/** The shell's reducers; a remote's slices are added when it is mounted. */
const shellReducers = {
  [invitationSlice.reducerPath]: invitationSlice.reducer,
  [remotesSlice.reducerPath]: remotesSlice.reducer,
  [sessionSlice.reducerPath]: sessionSlice.reducer,
  [signInSheetSlice.reducerPath]: signInSheetSlice.reducer,
  [toastSlice.reducerPath]: toastSlice.reducer,
};

export function createStore() {
  const reducers: Record<string, Reducer> = { ...shellReducers };
  const rootReducer = () => resetOnSignOut(combineReducers(reducers));
  const sagas = createSagaMiddleware();
  const store = createReduxStore(rootReducer(), applyMiddleware(sagas));
  const navigator = createNavigator();
  const services = createServices({ dispatch: store.dispatch, navigator });
  sagas.setContext({ services });
  sagas.run(supervise, remotesSaga);
  sagas.run(supervise, sessionSaga);
  sagas.run(supervise, sessionSyncSaga);
  sagas.run(supervise, signInSheetSaga);
  sagas.run(supervise, invitationSaga);

  const mountRemote = mountRemotesInto({
    inject: (slices) => {
      if (slices.length === 0) return;
      for (const { reducerPath, reducer } of slices) reducers[reducerPath] = reducer;
      store.replaceReducer(rootReducer());
    },
    run: (saga, name) =>
      void sagas.run(supervise, () => restartEverySession(saga), remoteStartFailed({ name })),
  });
  return { store, services, navigator, mountRemote };
}

export type Shell = ReturnType<typeof createStore>;
