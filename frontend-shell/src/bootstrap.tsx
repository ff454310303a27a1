import '@haberdash/kit/fonts/fraunces.css';
import { nextTask } from '@haberdash/kit/next-task';
import '@haberdash/kit/tokens.css';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import './layout/base.css';
import { openShell } from './open-shell';
import { createStore } from './store/create-store';

void begin();

async function begin(): Promise<void> {
  await nextTask();
  const store = createStore();
  await nextTask();
  const shell = openShell(store);
  await nextTask();
  const root = createRoot(document.querySelector('#root')!);
  // Without haste: what the server put there stays until the page can take its place.
  startTransition(() => root.render(shell));
}
