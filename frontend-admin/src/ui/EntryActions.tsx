import Button from 'antd/es/button';
import Modal from 'antd/es/modal';
import type { ReactNode } from 'react';
import styles from './entry-actions.module.css';

interface EntryActionsProps {
  name: string;
  /** Why it cannot be deleted now. */
  obstacle?: string | false;
  onEdit: () => void;
  onDelete: () => void;
  /** Further buttons, before the others. */
  children?: ReactNode;
}

/** The buttons at the end of an entry of a list. */
export function EntryActions({ name, obstacle, onEdit, onDelete, children }: EntryActionsProps) {
  const [modal, question] = Modal.useModal();
  const askToDelete = async () => {
    const isSure = await modal.confirm({
      title: `Delete ${name}?`,
      okText: 'Delete',
      okButtonProps: { danger: true },
      focusable: { autoFocusButton: 'cancel' },
    });
    if (isSure) onDelete();
  };

  return (
    <span className={styles.actions}>
      {children}
      <Button aria-label={`Edit ${name}`} onClick={onEdit}>
        Edit
      </Button>
      <Button
        danger
        type="text"
        aria-label={`Delete ${name}`}
        disabled={Boolean(obstacle)}
        title={obstacle || undefined}
        onClick={() => void askToDelete()}
      >
        Delete
      </Button>
      {question}
    </span>
  );
}
