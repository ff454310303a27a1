import { Spinner } from '@haberdash/kit/ui/Spinner';
import { use } from 'react';

const never = new Promise<never>(() => {});

/** Whether what the server put into the root is still seen: React takes it away with the first that it shows itself. */
export const isFirstSight = () => document.querySelector('#first-sight') !== null;

/** Stands for what is on its way; at first sight nothing does, so that the page comes in one piece. */
export function Awaited() {
  if (isFirstSight()) use(never);
  return <Spinner />;
}
