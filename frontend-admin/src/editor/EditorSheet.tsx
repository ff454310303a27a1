import Drawer from 'antd/es/drawer';
import type { ReactNode } from 'react';
import type { Editor } from './create-editor';
import { useEditorWindow } from './use-editor-window';

interface EditorSheetProps<Saved extends object, Fields extends object> {
  editor: Editor<Saved, Fields>;
  title: (saved: Saved | null) => string;
  /** With room for a preview beside the form. */
  isWide?: boolean;
  children: ReactNode;
}

export function EditorSheet<Saved extends object, Fields extends object>(
  props: EditorSheetProps<Saved, Fields>,
) {
  const { editor, title, isWide = false, children } = props;
  const { isOpen, saved, leave, question } = useEditorWindow(editor);

  return (
    <Drawer
      title={title(saved)}
      open={isOpen}
      onClose={leave}
      size={isWide ? 'min(84rem, 100%)' : 'min(40rem, 100%)'}
      push={false}
      destroyOnHidden
    >
      {children}
      {question}
    </Drawer>
  );
}
