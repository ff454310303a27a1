import { BrowserRouter } from '@haberdash/kit/router';
import { ServicesContext } from '@haberdash/kit/services';
import { StrictMode, type ReactElement } from 'react';
import { Provider } from 'react-redux';
import { sessionCheckRequested } from './auth/session.slice';
import { remoteArea } from './layout/RemoteArea';
import { fetchRemote, preload } from './load-remotes';
import { ShellRoutes } from './router';
import { Toaster } from './services/Toaster';
import { createStore } from './store/create-store';

/** A shell of its own: store, services and pages, with the question on its way who is here. */
export function openShell(): ReactElement {
  const { store, services, navigator, mountRemote } = createStore();
  const areas = Object.fromEntries(
    ['shop', 'admin'].map((name) => [name, remoteArea(() => fetchRemote(name).then(mountRemote))]),
  );

  store.dispatch(sessionCheckRequested());

  // Meanwhile the files of the page that was asked for may come already.
  const [, section = ''] = window.location.pathname.split('/');
  if (section in areas) void preload(section);

  return (
    <StrictMode>
      <Provider store={store}>
        <ServicesContext value={services}>
          <BrowserRouter>
            <ShellRoutes areas={areas} onRouterReady={navigator.follow} />
          </BrowserRouter>
          <Toaster />
        </ServicesContext>
      </Provider>
    </StrictMode>
  );
}
