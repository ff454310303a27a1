import Modal from 'antd/es/modal';
import type { ReactNode } from 'react';
import type { Editor } from './create-editor';
import { useEditorWindow } from './use-editor-window';

interface EditorDialogProps<Saved extends object, Fields extends object> {
  editor: Editor<Saved, Fields>;
  title: (saved: Saved | null) => string;
  width?: number;
  /** The form, with its button to cancel. */
  children: (leave: () => void, saved: Saved | null) => ReactNode;
}

export function EditorDialog<Saved extends object, Fields extends object>(
  props: EditorDialogProps<Saved, Fields>,
) {
  const { editor, title, width = 560, children } = props;
  const { isOpen, saved, leave, question } = useEditorWindow(editor);

  return (
    <Modal
      title={title(saved)}
      open={isOpen}
      onCancel={leave}
      // A click that slips off a picture must not close the dialog.
      mask={{ closable: false }}
      footer={null}
      width={width}
      destroyOnHidden
    >
      {isOpen && children(leave, saved)}
      {question}
    </Modal>
  );
}
