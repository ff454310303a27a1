import { Spinner } from '@haberdash/kit/ui/Spinner';
import { use } from 'react';

const never = new Promise<never>(() => {});

/** Whether the skeleton from the server is still visible: React's first render replaces it. */
export const isSkeletonShown = () => document.querySelector('#skeleton') !== null;

/** Suspense fallback. While the skeleton is shown it suspends, too, so that the page replaces the skeleton as a whole. */
export function PageFallback() {
  if (isSkeletonShown()) use(never);
  return <Spinner />;
}
