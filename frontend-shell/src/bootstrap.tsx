import '@haberdash/kit/fonts/fraunces.css';
import '@haberdash/kit/tokens.css';
import { createRoot } from 'react-dom/client';
import './layout/base.css';
import { openShell } from './open-shell';

createRoot(document.querySelector('#root')!).render(openShell());
