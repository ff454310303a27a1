import Button from 'antd/es/button';
import Modal from 'antd/es/modal';
import type { ReactNode } from 'react';
import styles from './taxonomy.module.css';

interface EntryActionsProps {
  name: string;
  /** With products, the server refuses the deletion. */
  products: number;
  onEdit: () => void;
  onDelete: () => void;
  /** Further buttons, before the others. */
  children?: ReactNode;
}

export function EntryActions({ name, products, onEdit, onDelete, children }: EntryActionsProps) {
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
        disabled={products > 0}
        title={products > 0 ? 'Move its products first' : undefined}
        onClick={() => void askToDelete()}
      >
        Delete
      </Button>
      {question}
    </span>
  );
}
