import { useBackToClose } from '@haberdash/kit/ui/use-back-to-close';
import Drawer from 'antd/es/drawer';
import type { ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useConfirmLeave } from '../ui/use-confirm-leave';
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
  const { leave, question } = useConfirmLeave({
    isBusy: saving.status === 'loading',
    isChanged: isOpen && isChanged,
    onLeave: () => void dispatch(editor.closed()),
  });
  useBackToClose(isOpen, leave);

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
