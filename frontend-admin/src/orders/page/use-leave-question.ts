import { useConfirmLeave } from '../../ui/dialogs/use-confirm-leave';
import { useUnsavedInputs } from '../dialog/unsaved-input';

/** Asks before a link or a reload discards what is typed into a form of the page. */
export function useLeaveQuestion() {
  const [unsaved, report] = useUnsavedInputs();
  const isChanged = Object.keys(unsaved).length > 0;
  const { question } = useConfirmLeave({ isBusy: false, isChanged, onLeave: () => undefined });
  return { report, question };
}
