import { useEffect, useId, useRef, type MouseEvent, type ReactNode } from 'react';
import './ui.css';

interface SheetProps {
  title: string;
  side?: 'left' | 'right';
  open: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** A panel from the side, modal: the browser's own dialog keeps the focus inside and closes on Escape. */
export function Sheet({ title, side = 'right', open, onClose, children }: SheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useEffect(() => {
    if (open) dialog.current?.showModal();
    else dialog.current?.close();
  }, [open]);

  const closeOnBackdrop = (event: MouseEvent) => {
    if (event.target === dialog.current) onClose();
  };

  return (
    <dialog
      ref={dialog}
      className={`sheet sheet-${side}`}
      aria-labelledby={titleId}
      onClose={onClose}
      onClick={closeOnBackdrop}
    >
      {open && (
        <div className="sheet-panel">
          <header className="sheet-header">
            <h2 id={titleId}>{title}</h2>
            <button type="button" className="icon-button" aria-label="Close" onClick={onClose}>
              ✕
            </button>
          </header>
          {children}
        </div>
      )}
    </dialog>
  );
}
