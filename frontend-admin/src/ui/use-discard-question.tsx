import Modal from 'antd/es/modal';
import { useRef } from 'react';

/** Asks before what was filled in is thrown away; the question has to stand on the page. */
export function useDiscardQuestion() {
  const [modal, question] = Modal.useModal();
  const isAsking = useRef(false);

  const askToDiscard = async (discard: () => void) => {
    if (isAsking.current) return;
    isAsking.current = true;
    const isSure = await modal.confirm({
      title: 'Discard what you changed?',
      content: 'It has not been saved.',
      okText: 'Discard changes',
      cancelText: 'Keep editing',
      okButtonProps: { danger: true },
      focusable: { autoFocusButton: 'cancel' },
    });
    isAsking.current = false;
    if (isSure) discard();
  };
  return { askToDiscard, question };
}
