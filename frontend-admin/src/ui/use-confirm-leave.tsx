import Modal from 'antd/es/modal';
import { useEffect, useRef } from 'react';

interface ConfirmLeaveOptions {
  /** The form cannot be closed while it is being saved. */
  isBusy: boolean;
  /** Whether the form has unsaved changes. */
  isChanged: boolean;
  onLeave: () => void;
}

/** Asks for confirmation before unsaved changes are discarded, also by a reload or by closing the tab. The page must render `question`. */
export function useConfirmLeave({ isBusy, isChanged, onLeave }: ConfirmLeaveOptions) {
  const [modal, question] = Modal.useModal();
  const isAsking = useRef(false);
  useBrowserQuestion(isChanged);

  const ask = async () => {
    if (isAsking.current) return;
    isAsking.current = true;
    const isSure = await modal.confirm({
      title: 'Discard unsaved changes?',
      okText: 'Discard changes',
      cancelText: 'Keep editing',
      okButtonProps: { danger: true },
      focusable: { autoFocusButton: 'cancel' },
    });
    isAsking.current = false;
    if (isSure) onLeave();
  };

  /** @returns whether the form was closed at once */
  const leave = (): boolean => {
    if (isBusy) return false;
    if (isChanged) {
      void ask();
      return false;
    }
    onLeave();
    return true;
  };
  return { leave, question };
}

/** The browser asks in its own words. */
function useBrowserQuestion(isNeeded: boolean): void {
  useEffect(() => {
    if (!isNeeded) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isNeeded]);
}
