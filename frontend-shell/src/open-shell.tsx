import { readVisitors } from '@haberdash/kit/visitors';
import { yieldToMain } from '@haberdash/kit/yield-to-main';
import { BrowserRouter } from 'react-router-dom';
import { ServicesContext } from '@haberdash/kit/services';
import { StrictMode, type ReactElement } from 'react';
import { Provider } from 'react-redux';
import { sessionCheckRequested, signedIn, signedOut } from './auth/session/session.slice';
import { remoteAreas } from './layout/RemoteArea';
import { fetchRemote, needsNewDocument } from './remotes/load-remote';
import type { RemoteEntry } from './remotes/remotes.api';
import { remotesRequested } from './remotes/remotes.slice';
import { ShellRoutes } from './router';
import { Toaster } from './services/Toaster';
import { readStart, type Start } from './start';
import type { Shell } from './store/create-store';

/** Renders the shell. Session and remotes either came with the page or are being requested. */
export function openShell({ store, services, navigator, mountRemote }: Shell): ReactElement {
  const open = async (entry: RemoteEntry) => {
    const remote = await fetchRemote(entry);
    await yieldToMain();
    return mountRemote(remote);
  };
  const areaOf = remoteAreas({ open, needsNewDocument });
  const start = readStart();

  store.dispatch(remotesRequested(start.remotes));
  store.dispatch(sessionAt(start));

  return (
    <StrictMode>
      <Provider store={store}>
        <ServicesContext value={services}>
          <BrowserRouter>
            <ShellRoutes areaOf={areaOf} visitors={readVisitors()} onRouterReady={navigator.follow} />
          </BrowserRouter>
          <Toaster />
        </ServicesContext>
      </Provider>
    </StrictMode>
  );
}

function sessionAt({ session }: Start) {
  if (session === undefined) return sessionCheckRequested();
  return session ? signedIn(session.user) : signedOut({ byChoice: false });
}
