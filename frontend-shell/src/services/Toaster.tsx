import { CrossIcon } from '@haberdash/kit/ui/CrossIcon';
import { usePicture } from '@haberdash/kit/use-picture';
import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { useDispatch, useSelector } from 'react-redux';
import { selectToast, toastDismissed, type Toast } from './toast.slice';
import './toaster.css';
import { useTopmost } from './use-topmost';

/** Milliseconds. */
const DURATION = 5000;

export function Toaster() {
  const toast = useSelector(selectToast);
  const dispatch = useDispatch();

  useEffect(() => {
    if (!toast) return;
    const timer = setTimeout(() => dispatch(toastDismissed()), DURATION);
    return () => clearTimeout(timer);
  }, [toast, dispatch]);

  return toast && <ShownToast key={toast.id} toast={toast} />;
}

function showOnTop(toast: HTMLElement | null) {
  toast?.showPopover();
}

/** In whatever dialog is uppermost: what lies outside of it takes no clicks. */
function ShownToast({ toast: { variant, message, picture, action } }: { toast: Toast }) {
  const dispatch = useDispatch();
  const topmost = useTopmost();
  const dismiss = () => dispatch(toastDismissed());

  const act = () => {
    dismiss();
    if (action) dispatch(action.dispatches);
  };

  return createPortal(
    <div className={`toast toast-${variant}`} popover="manual" ref={showOnTop}>
      {picture && <Picture url={picture} />}
      <p role={variant === 'destructive' ? 'alert' : 'status'}>{message}</p>
      {action && (
        <button type="button" className="toast-action" onClick={act}>
          {action.label}
        </button>
      )}
      <button type="button" aria-label="Dismiss" onClick={dismiss}>
        <CrossIcon />
      </button>
    </div>,
    topmost,
  );
}

/** The words beside it say what it shows. */
function Picture({ url }: { url: string }) {
  return <img {...usePicture(url)} sizes="2.5rem" width={40} height={50} alt="" />;
}
