// By its full name: only what the shell imports under it is shared with the remotes.
import { Dialog } from '@haberdash/kit/ui/Dialog';
import type { ReactNode } from 'react';

interface SheetProps {
  title: string;
  side?: 'left' | 'right';
  open: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog that comes in from the side. */
export function Sheet({ side = 'right', ...dialog }: SheetProps) {
  return <Dialog {...dialog} className={`sheet sheet-${side}`} />;
}
