// Imported by its package name: only such imports are shared with the remotes.
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
  /** The dialog's address says that it is open, so it needs no history entry of its own. */
  hasAddress?: boolean;
  onClose: () => void;
  className?: string;
  children: ReactNode;
}

/** A modal <dialog>: the browser traps the focus, closes on Escape and restores the focus. */
export function Dialog({ title, open, hasAddress = false, onClose, ...rest }: DialogProps) {
  const { className = 'dialog', children } = rest;
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const backdrop = useBackdropClick(onClose);
  useBackToClose(open && !hasAddress, onClose);

  /** React bubbles the event of a nested dialog to this one. */
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

/**
 * A page that opened while the dialog was open could not take the focus, and the browser restores it to the
 * former element.
 */
function focusPageHeading() {
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
}

/** The content of the open dialog. During the closing animation, an inert copy of it is shown. */
function Panel({ children }: { children: ReactNode }) {
  const panel = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const shown = panel.current!;
    const dialog = shown.parentElement!;
    for (const copy of dialog.querySelectorAll(':scope > [inert]')) copy.remove();
    return () => leaveCopy(shown, dialog);
  }, []);

  return (
    <div ref={panel} className="dialog-panel">
      {children}
    </div>
  );
}

function leaveCopy(shown: HTMLElement, dialog: HTMLElement) {
  const seconds = parseFloat(window.getComputedStyle(dialog).transitionDuration);
  if (!(seconds > 0)) return;
  const copy = shown.cloneNode(true) as HTMLElement;
  copy.inert = true;
  dialog.append(copy);
  setTimeout(() => copy.remove(), seconds * 1000);
}

/**
 * Clicks on the backdrop have the dialog itself as target. So does a drag that started inside, which must not
 * close it.
 */
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
