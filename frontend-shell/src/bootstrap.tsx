import '@haberdash/kit/fonts/figtree.css';
import '@haberdash/kit/fonts/fraunces.css';
import { yieldToMain } from '@haberdash/kit/yield-to-main';
import '@haberdash/kit/tokens.css';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { selectSession } from './auth/session/session.slice';
import './layout/base.css';
import { isSkeletonShown } from './layout/skeleton';
import { openShell } from './open-shell';
import { reportUncaughtErrors, reportVitals } from './reports/reports';
import { createStore, type Shell } from './store/create-store';
import { followTranslations } from './translated-pages';

type SessionHolder = Parameters<typeof selectSession>[0];

void start();

async function start(): Promise<void> {
  reportUncaughtErrors();
  followTranslations();
  await yieldToMain();
  const parts = createStore();
  await yieldToMain();
  const shell = openShell(parts);
  await yieldToMain();
  if (isSkeletonShown()) await sessionCheck(parts);
  const root = createRoot(document.querySelector('#root')!);
  // In a transition, the skeleton stays until the page can replace it.
  startTransition(() => root.render(shell));
  reportVitals();
}

/** A placeholder for the session does not replace the skeleton. */
function sessionCheck({ store }: Shell): Promise<void> {
  return new Promise((resolve) => {
    const check = () => {
      const { isChecked, isShopUnreachable } = selectSession(store.getState() as SessionHolder);
      if (!isChecked && !isShopUnreachable) return;
      stop();
      resolve();
    };
    const stop = store.subscribe(check);
    check();
  });
}
