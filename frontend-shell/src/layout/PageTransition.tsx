import { useState, ViewTransition, type ReactNode } from 'react';
import { isSkeletonShown } from './skeleton';
import './page-transition.css';

const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Give each page a key: browsers with view transitions fade from one to the next. */
export function PageTransition({ children }: { children: ReactNode }) {
  const [isFirst] = useState(isSkeletonShown);
  if (isStill) return children;
  return (
    <ViewTransition default="none" enter={isFirst ? 'none' : 'page'} exit="page">
      {children}
    </ViewTransition>
  );
}
