import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { selectToast, toastDismissed } from './toast.slice';
import './toaster.css';

/** Milliseconds, by the specification. */
const DURATION = 5000;

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
    <div className={`toast toast-${toast.variant}`} key={toast.id}>
      <p role={toast.variant === 'destructive' ? 'alert' : 'status'}>{toast.message}</p>
      <button type="button" aria-label="Dismiss" onClick={() => dispatch(toastDismissed())}>
        ✕
      </button>
    </div>
  );
}
