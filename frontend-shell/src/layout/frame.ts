import type { Remote } from '@haberdash/kit/remote';
import type { ReactNode } from 'react';

/** What every frame around a remote's pages is given. */
export interface FrameProps {
  remote: Remote;
  /** Where the title leads. */
  home: string;
  children: ReactNode;
}
