import Drawer from 'antd/es/drawer';
import type { ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useDialogWithInput } from '../ui/dialogs/use-dialog-with-input';
import type { Editor } from './create-editor';

interface EditorSheetProps<Saved extends { version: number }, Fields extends object> {
  editor: Editor<Saved, Fields>;
  title: (saved: Saved | null) => string;
  /** With room for a preview beside the form. */
  isWide?: boolean;
  /** The form. */
  children: ReactNode;
}

export function EditorSheet<Saved extends { version: number }, Fields extends object>(
  props: EditorSheetProps<Saved, Fields>,
) {
  const { editor, title, isWide = false, children } = props;
  const { isOpen, saved, isChanged, saving } = useSelector(editor.selectEditor);
  const dispatch = useDispatch();
  const { leave, question } = useDialogWithInput({
    isOpen,
    isBusy: saving.status === 'loading',
    isChanged,
    onClose: () => void dispatch(editor.closed()),
  });

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
