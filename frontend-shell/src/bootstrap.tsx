import '@haberdash/kit/fonts/fraunces.css';
import '@haberdash/kit/tokens.css';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import './layout/base.css';
import { openShell } from './open-shell';

const root = createRoot(document.querySelector('#root')!);
// Without haste: what the server put there stays until the page can take its place.
startTransition(() => root.render(openShell()));
