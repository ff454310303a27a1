import Modal from 'antd/es/modal';
import { useRef } from 'react';

interface LeavingOptions {
  /** While it is being saved, a form stays. */
  isBusy: boolean;
  /** Whether something was filled in that leaving would lose. */
  isChanged: boolean;
  onLeave: () => void;
}

/** Leaving a form asks before what was filled in is thrown away; `question` has to stand on the page. */
export function useLeaving({ isBusy, isChanged, onLeave }: LeavingOptions) {
  const [modal, question] = Modal.useModal();
  const isAsking = useRef(false);

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

  /** Says whether the form went at once. */
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
