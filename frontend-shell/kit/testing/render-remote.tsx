import { combineSlices, configureStore } from '@reduxjs/toolkit';
import { act, render } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import { Suspense, useEffect } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import createSagaMiddleware from 'redux-saga';
import { createApi } from '../api/client';
import { withNeeds, type Saga } from '../feature';
import { mountRemote, type Remote } from '../remote';
import { Route, Routes, useLocation, useNavigate, useRoutes, type RouteObject } from 'react-router-dom';
import { ServicesContext, type Services, type SignInWish, type ToastExtras } from '../services';
import type { SessionUser } from '../session';
import { answering, type Answers } from './answers';
import { menu } from './menu';
import { sizeScales } from './sizes';

export const shopper: SessionUser = {
  id: 'user-1',
  userName: 'Sam Shopper',
  email: 'shopper@haberdash.test',
  role: 'user',
};

interface RenderOptions {
  path: string;
  answers?: Answers;
  /** Null for a visitor. */
  user?: SessionUser | null;
  /** The visitor was signed in until the session ended. */
  hasSessionExpired?: boolean;
}

interface Toast extends ToastExtras {
  variant: 'success' | 'destructive';
  message: string;
}

/** Mounts a remote as the shell does, on a fake API. */
export async function renderRemote(
  remote: Remote,
  { path, answers = {}, user = shopper, hasSessionExpired = false }: RenderOptions,
) {
  const { fetch, sent } = answering(answers);
  const toasts: Toast[] = [];
  const left: string[] = [];
  const signInWishes: SignInWish[] = [];
  let place: Place = { path, go: () => {}, goBack: () => {} };

  const services: Services = {
    api: createApi({ fetch: withShared(answers, fetch) }),
    notifier: {
      success: (message, extras) => toasts.push({ variant: 'success', message, ...extras }),
      failure: (message) => toasts.push({ variant: 'destructive', message }),
    },
    navigator: { go: (to) => place.go(to), leave: (url) => left.push(url) },
    askToSignIn: (wish) => signInWishes.push(wish),
  };
  const { store, routes } = mountInto(createTestStore(services, user, hasSessionExpired), remote);

  const tree = (
    <Provider store={store}>
      <ServicesContext value={services}>
        <MemoryRouter initialEntries={[path]}>
          <Follow onMove={(next) => void (place = next)} />
          {remote.Notice && <remote.Notice />}
          {remote.Toolbar && <remote.Toolbar />}
          <Suspense>
            <Routes>
              <Route path={`/${remote.name}/*`} element={<Pages routes={routes} />} />
              <Route path="*" element={null} />
            </Routes>
          </Suspense>
        </MemoryRouter>
      </ServicesContext>
    </Provider>
  );
  // Awaited, because the page suspends until its chunk is loaded.
  const page = await act(async () => render(tree));
  const goBack = () => act(async () => place.goBack());
  return {
    ...page,
    // Without a timer between two events, and without a search for styles: the tests have none.
    user: userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never }),
    store,
    sent,
    toasts,
    left,
    signInWishes,
    goBack,
    currentPath: () => place.path,
  };
}

/** Calls of many pages, which are not among the sent requests. */
const shared: Answers = {
  'GET /api/shop/menu': { success: true, data: menu },
  'GET /api/shop/sizes': { success: true, data: { scales: sizeScales } },
};

function withShared(answers: Answers, fetch: (request: Request) => Promise<Response>) {
  const own = Object.entries(shared).filter(([call]) => !(call in answers));
  return async (request: Request) => {
    const call = `${request.method} ${new URL(request.url).pathname}`;
    const [, answer] = own.find(([one]) => one === call) ?? [];
    return answer ? Response.json(answer) : fetch(request);
  };
}

function Pages({ routes }: { routes: RouteObject[] }) {
  return useRoutes(routes);
}

interface Place {
  path: string;
  go: (path: string) => void;
  goBack: () => void;
}

/** Reports the router's location and exposes its navigation. */
function Follow({ onMove }: { onMove: (place: Place) => void }) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  useEffect(() =>
    onMove({
      path: pathname + search,
      go: (path) => void navigate(path),
      goBack: () => void navigate(-1),
    }),
  );
  return null;
}

/** On a busy machine these checks are slow, which would log warnings. */
const unhurried = {
  immutableCheck: { warnAfter: Infinity },
  serializableCheck: { warnAfter: Infinity },
};

function createTestStore(services: Services, user: SessionUser | null, hasExpired: boolean) {
  const sagas = createSagaMiddleware({ context: { services } });
  const session = {
    reducerPath: 'session',
    reducer: () => ({ isAuthenticated: user !== null, isLoading: false, user, hasExpired }),
  };
  const reducer = combineSlices(session);
  const store = configureStore({
    reducer,
    middleware: (defaults) => defaults({ thunk: false, ...unhurried }).concat(sagas),
  });
  return { store, reducer, sagas };
}

function mountInto({ store, reducer, sagas }: ReturnType<typeof createTestStore>, remote: Remote) {
  const running = new Set<Saga>();
  const routes = mountRemote(remote, (state) => {
    const states = withNeeds(state);
    for (const slice of states.flatMap(({ slices = [] }) => slices)) reducer.inject(slice);
    store.replaceReducer(reducer);
    for (const saga of states.flatMap((each) => each.sagas ?? [])) {
      if (!running.has(saga)) sagas.run(saga);
      running.add(saga);
    }
  });
  return { store, routes };
}
