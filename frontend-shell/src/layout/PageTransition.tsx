import { useState, ViewTransition, type ReactNode } from 'react';
import { isFirstSight } from './first-sight';
import './page-transition.css';

const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** By another key, one page fades into the next where the browser can do that. */
export function PageTransition({ children }: { children: ReactNode }) {
  const [isFirst] = useState(isFirstSight);
  if (isStill) return children;
  return (
    <ViewTransition default="none" enter={isFirst ? 'none' : 'page'} exit="page">
      {children}
    </ViewTransition>
  );
}
