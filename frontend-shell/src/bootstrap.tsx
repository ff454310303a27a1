import { BrowserRouter } from '@haberdash/kit/router';
import { ServicesContext } from '@haberdash/kit/services';
import { applyTokens } from '@haberdash/kit/tokens';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { sessionCheckRequested } from './auth/session.slice';
import './layout/base.css';
import { remoteArea } from './layout/RemoteArea';
import { fetchRemote, preload } from './load-remotes';
import { ShellRoutes } from './router';
import { Toaster } from './services/Toaster';
import { createStore } from './store/create-store';

applyTokens(document.documentElement);

const { store, services, navigator, mountRemote } = createStore();

const areas = Object.fromEntries(
  ['shop', 'admin'].map((name) => [name, remoteArea(() => fetchRemote(name).then(mountRemote))]),
);

store.dispatch(sessionCheckRequested());

// Meanwhile the files of the page that was asked for may come already.
const [, section = ''] = window.location.pathname.split('/');
if (section in areas) void preload(section);

createRoot(document.querySelector('#root')!).render(
  <StrictMode>
    <Provider store={store}>
      <ServicesContext value={services}>
        <BrowserRouter>
          <ShellRoutes areas={areas} onRouterReady={navigator.follow} />
        </BrowserRouter>
        <Toaster />
      </ServicesContext>
    </Provider>
  </StrictMode>,
);
