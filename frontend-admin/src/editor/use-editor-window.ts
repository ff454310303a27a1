import { useDispatch, useSelector } from 'react-redux';
import { useDialogWithInput } from '../ui/dialogs/use-dialog-with-input';
import type { Editor } from './create-editor';

/** For the sheet or dialog of an editor, which must render `question`. */
export function useEditorWindow<Saved extends object, Fields extends object>(editor: Editor<Saved, Fields>) {
  const { isOpen, saved, isChanged, saving } = useSelector(editor.selectEditor);
  const dispatch = useDispatch();
  const { leave, question } = useDialogWithInput({
    isOpen,
    isBusy: saving.status === 'loading',
    isChanged,
    onClose: () => void dispatch(editor.closed()),
  });
  return { isOpen, saved, leave, question };
}
