// Imported by its package name: only such imports are shared with the remotes.
import { Dialog } from '@haberdash/kit/ui/Dialog';
import type { ReactNode } from 'react';

interface SheetProps {
  title: string;
  side?: 'left' | 'right';
  open: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog at the side of the screen. */
export function Sheet({ side = 'right', ...dialog }: SheetProps) {
  return <Dialog {...dialog} className={`sheet sheet-${side}`} />;
}
