import { useEffect, useId, useRef, type MouseEvent, type ReactNode } from 'react';
import { IconButton } from './IconButton';
import './ui.css';

interface DialogProps {
  title: string;
  open: boolean;
  onClose: () => void;
  className?: string;
  children: ReactNode;
}

/** Modal: the browser's own dialog keeps the focus inside, closes on Escape and gives the focus back. */
export function Dialog({ title, open, onClose, className = 'dialog', children }: DialogProps) {
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
      className={className}
      aria-labelledby={titleId}
      onClose={onClose}
      onClick={closeOnBackdrop}
    >
      {open && (
        <div className="dialog-panel">
          <div className="dialog-header">
            <h2 id={titleId}>{title}</h2>
            <IconButton label="Close" onClick={onClose}>
              ✕
            </IconButton>
          </div>
          {children}
        </div>
      )}
    </dialog>
  );
}
