import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { selectToast, toastDismissed } from './toast.slice';
import './toaster.css';

/** Milliseconds. */
const DURATION = 5000;

/** Above whatever dialog is open: its refusals are told by toasts, too. */
function showOnTop(toast: HTMLElement | null) {
  toast?.showPopover();
}

export function Toaster() {
  const toast = useSelector(selectToast);
  const dispatch = useDispatch();

  useEffect(() => {
    if (!toast) return;
    const timer = setTimeout(() => dispatch(toastDismissed()), DURATION);
    return () => clearTimeout(timer);
  }, [toast, dispatch]);

  if (!toast) return null;
  return (
    <div className={`toast toast-${toast.variant}`} key={toast.id} popover="manual" ref={showOnTop}>
      <p role={toast.variant === 'destructive' ? 'alert' : 'status'}>{toast.message}</p>
      <button type="button" aria-label="Dismiss" onClick={() => dispatch(toastDismissed())}>
        ✕
      </button>
    </div>
  );
}
