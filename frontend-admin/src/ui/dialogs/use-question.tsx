import Modal from 'antd/es/modal';
import type { ReactNode } from 'react';

interface Question {
  title: string;
  content?: ReactNode;
  okText: string;
  isDanger?: boolean;
}

/**
 * Asks before what can't be taken back, such as an e-mail to a customer. The component must render `question`.
 */
export function useQuestion() {
  const [modal, question] = Modal.useModal();
  const ask = ({ isDanger = false, ...texts }: Question, onSure: () => void) =>
    void modal.confirm({
      ...texts,
      okButtonProps: { danger: isDanger },
      focusable: { autoFocusButton: 'cancel' },
      onOk: onSure,
    });
  return { ask, question };
}
