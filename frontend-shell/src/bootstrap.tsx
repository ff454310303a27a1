import { applyTokens } from '@haberdash/kit/tokens';
import { createRoot } from 'react-dom/client';
import './layout/base.css';
import { openShell } from './open-shell';

applyTokens(document.documentElement);
createRoot(document.querySelector('#root')!).render(openShell());
