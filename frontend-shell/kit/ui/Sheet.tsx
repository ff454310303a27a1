import type { ReactNode } from 'react';
import { Dialog } from './Dialog';

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
