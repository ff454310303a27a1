import { CrossIcon } from '@haberdash/kit/ui/CrossIcon';
import { usePicture } from '@haberdash/kit/use-picture';
import { useEffect, useEffectEvent, useState } from 'react';
import { createPortal } from 'react-dom';
import { useDispatch, useSelector } from 'react-redux';
import { selectToast, toastDismissed, type Toast } from './toast.slice';
import './toaster.css';
import { useTopmost } from './use-topmost';

const duration = 5000;

export function Toaster() {
  const toast = useSelector(selectToast);
  return toast && <ShownToast key={toast.id} toast={toast} />;
}

/** Pixels by which a toast slides in. */
const rise = 16;

/** Shows the toast in the top layer. */
function showOnTop(toast: HTMLElement | null) {
  if (!toast) return undefined;
  toast.showPopover();
  const stepAside = () => {
    toast.removeAttribute('data-aside');
    toast.toggleAttribute('data-aside', coversFocus(toast));
  };
  stepAside();
  document.addEventListener('focusin', stepAside);
  return () => document.removeEventListener('focusin', stepAside);
}

/** Users cannot type into a covered field. */
function coversFocus(toast: HTMLElement): boolean {
  const { activeElement } = document;
  if (!activeElement?.matches('input, select, textarea')) return false;
  const [field, over] = [activeElement.getBoundingClientRect(), toast.getBoundingClientRect()];
  return (
    field.bottom > over.top - rise &&
    field.top < over.bottom &&
    field.right > over.left &&
    field.left < over.right
  );
}

/** The timer stops while the toast is hovered or focused. */
function useDismissal(isHeld: boolean, dismiss: () => void): void {
  const onTime = useEffectEvent(dismiss);
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => onTime(), duration);
    return () => clearTimeout(timer);
  }, [isHeld]);
}

/** A click elsewhere is a new attempt, so the failure is dismissed. Captured before the click takes effect. */
function useDismissalByNextTry(isFailure: boolean, dismiss: () => void): void {
  const onPress = useEffectEvent(({ target }: Event) => {
    if (target instanceof Element && target.closest('button, a') && !target.closest('.toast')) dismiss();
  });
  useEffect(() => {
    if (!isFailure) return;
    const press = (event: Event) => onPress(event);
    window.addEventListener('click', press, { capture: true });
    return () => window.removeEventListener('click', press, { capture: true });
  }, [isFailure]);
}

/** Rendered in the topmost dialog, because elements outside of it are inert. */
function ShownToast({ toast: { variant, message, detail, picture, action } }: { toast: Toast }) {
  const dispatch = useDispatch();
  const topmost = useTopmost();
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const dismiss = () => void dispatch(toastDismissed());
  useDismissal(isHovered || isFocused, dismiss);
  useDismissalByNextTry(variant === 'destructive', dismiss);

  const act = () => {
    dismiss();
    if (action) dispatch(action.dispatches);
  };

  return createPortal(
    <div
      className={`toast toast-${variant}`}
      popover="manual"
      ref={showOnTop}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      {picture && <Picture url={picture} />}
      <div className="toast-text" role={variant === 'destructive' ? 'alert' : 'status'}>
        <p>{message}</p>
        {detail && <p className="toast-detail">{detail}</p>}
      </div>
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

/** Decorative: the message says what it shows. */
function Picture({ url }: { url: string }) {
  return <img {...usePicture(url)} sizes="2.5rem" width={40} height={50} alt="" />;
}
