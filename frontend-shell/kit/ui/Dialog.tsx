// By its full name: only what the shell imports under it is shared with the remotes.
import { useLocation } from 'react-router-dom';
import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef } from 'react';
import type { MouseEvent, PointerEvent, ReactNode, SyntheticEvent } from 'react';
import { CrossIcon } from './CrossIcon';
import { IconButton } from './IconButton';
import './ui.css';
import { useBackToClose } from './use-back-to-close';

interface DialogProps {
  title: string;
  open: boolean;
  /** An address of its own says that it is open, so Back closes it without an entry of the dialog's. */
  hasAddress?: boolean;
  onClose: () => void;
  className?: string;
  children: ReactNode;
}

/** Modal: the browser's own dialog keeps the focus inside, closes on Escape and gives the focus back. */
export function Dialog({ title, open, hasAddress = false, onClose, ...rest }: DialogProps) {
  const { className = 'dialog', children } = rest;
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const backdrop = useBackdropClick(onClose);
  useBackToClose(open && !hasAddress, onClose);

  /** React lets the event of a dialog inside this one rise to it. */
  const closeWhenOwn = ({ target, currentTarget }: SyntheticEvent) => {
    if (target === currentTarget) onClose();
  };

  const { pathname } = useLocation();
  const openedOn = useRef<string>(null);

  const show = useEffectEvent(() => {
    openedOn.current = pathname;
    dialog.current?.showModal();
  });
  const hide = useEffectEvent(() => {
    dialog.current?.close();
    if (openedOn.current && openedOn.current !== pathname) focusPageHeading();
  });
  useEffect(() => {
    if (open) show();
    else hide();
  }, [open]);

  return (
    <dialog ref={dialog} className={className} aria-labelledby={titleId} onClose={closeWhenOwn} {...backdrop}>
      {open && (
        <Panel>
          <div className="dialog-header">
            <h2 id={titleId}>{title}</h2>
            <IconButton label="Close" onClick={onClose}>
              <CrossIcon />
            </IconButton>
          </div>
          {children}
        </Panel>
      )}
    </dialog>
  );
}

/** A page that came while the dialog was open could not take the focus, and the browser gives it to where it was before. */
function focusPageHeading() {
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
}

/** What a dialog holds while it is open. While it leaves, a picture of that stands in. */
function Panel({ children }: { children: ReactNode }) {
  const panel = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const shown = panel.current!;
    const dialog = shown.parentElement!;
    for (const picture of dialog.querySelectorAll(':scope > [inert]')) picture.remove();
    return () => leavePicture(shown, dialog);
  }, []);

  return (
    <div ref={panel} className="dialog-panel">
      {children}
    </div>
  );
}

function leavePicture(shown: HTMLElement, dialog: HTMLElement) {
  const seconds = parseFloat(window.getComputedStyle(dialog).transitionDuration);
  if (!(seconds > 0)) return;
  const picture = shown.cloneNode(true) as HTMLElement;
  picture.inert = true;
  dialog.append(picture);
  setTimeout(() => picture.remove(), seconds * 1000);
}

/** Of all that is in a dialog only its backdrop is the dialog itself. A drag that began inside ends there, too. */
function useBackdropClick(onBackdropClick: () => void) {
  const isPressed = useRef(false);
  return {
    onPointerDown: ({ target, currentTarget }: PointerEvent) => {
      isPressed.current = target === currentTarget;
    },
    onClick: ({ target, currentTarget }: MouseEvent) => {
      if (isPressed.current && target === currentTarget) onBackdropClick();
    },
  };
}
