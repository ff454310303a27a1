import type { Remote } from '@haberdash/kit/remote';
import type { ReactNode } from 'react';

/** The props of every frame. */
export interface FrameProps {
  remote: Remote;
  /** The target of the title's link. */
  home: string;
  children: ReactNode;
}
