import '@haberdash/kit/fonts/figtree.css';
import '@haberdash/kit/fonts/fraunces.css';
import { nextTask } from '@haberdash/kit/next-task';
import '@haberdash/kit/tokens.css';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { selectSession } from './auth/session.slice';
import './layout/base.css';
import { isFirstSight } from './layout/first-sight';
import { openShell } from './open-shell';
import { createStore, type Shell } from './store/create-store';

type SessionHolder = Parameters<typeof selectSession>[0];

void begin();

async function begin(): Promise<void> {
  await nextTask();
  const parts = createStore();
  await nextTask();
  const shell = openShell(parts);
  await nextTask();
  if (isFirstSight()) await sessionChecked(parts);
  const root = createRoot(document.querySelector('#root')!);
  // Without haste: what the server put there stays until the page can take its place.
  startTransition(() => root.render(shell));
}

/** What is seen already need not make way for a placeholder. */
function sessionChecked({ store }: Shell): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (!selectSession(store.getState() as SessionHolder).isChecked) return;
      stop();
      resolve();
    };
    const stop = store.subscribe(look);
    look();
  });
}
