import Modal from 'antd/es/modal';
import { useEffect, useRef } from 'react';
import { useBrowserQuestion, useLinkQuestion } from './use-unsaved-input';

interface ConfirmLeaveOptions {
  /** The form cannot be closed while it is being saved. */
  isBusy: boolean;
  /** Whether the form has unsaved changes. */
  isChanged: boolean;
  onLeave: () => void;
}

/**
 * Asks for confirmation before unsaved changes are discarded, also by a link to another page, by a reload or by closing the tab. The
 * page must render `question`.
 */
export function useConfirmLeave({ isBusy, isChanged, onLeave }: ConfirmLeaveOptions) {
  const [modal, question] = Modal.useModal();
  const isAsking = useRef(false);
  // A link to the same page, such as one to another product, closes the sheet without a second question.
  const isFollowing = useRef(false);
  useEffect(() => {
    if (!isChanged) isFollowing.current = false;
  }, [isChanged]);

  const ask = async (onSure: () => void) => {
    if (isAsking.current) return;
    isAsking.current = true;
    const isSure = await modal.confirm({
      title: 'Discard unsaved changes?',
      okText: 'Discard changes',
      cancelText: 'Keep editing',
      okButtonProps: { danger: true },
      focusable: { autoFocusButton: 'cancel' },
      // An open <dialog>, such as the menu on a phone, covers everything outside of it.
      getContainer: () => document.querySelector<HTMLElement>('dialog[open]') ?? document.body,
    });
    isAsking.current = false;
    if (isSure) onSure();
  };

  /** @returns whether the form was closed at once */
  const leave = (): boolean => {
    if (isBusy) return false;
    if (isChanged && !isFollowing.current) {
      void ask(onLeave);
      return false;
    }
    isFollowing.current = false;
    onLeave();
    return true;
  };

  useBrowserQuestion(isChanged);
  useLinkQuestion(isChanged, (follow) => {
    void ask(() => {
      isFollowing.current = true;
      follow();
    });
  });
  return { leave, question };
}
