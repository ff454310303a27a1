import { useBackToClose } from '@haberdash/kit/ui/use-back-to-close';
import { useEffect, useEffectEvent } from 'react';
import { useConfirmLeave } from './use-confirm-leave';

interface DialogWithInputOptions {
  isOpen: boolean;
  /** It cannot be closed while it is being saved. */
  isBusy: boolean;
  isChanged: boolean;
  onClose: () => void;
}

/**
 * For a sheet or dialog whose input is discarded only after a question, however it is left. It is closed with its page, because the
 * store keeps whether it is open. It must render `question`.
 */
export function useDialogWithInput({ isOpen, isBusy, isChanged, onClose }: DialogWithInputOptions) {
  const { leave, question } = useConfirmLeave({ isBusy, isChanged: isOpen && isChanged, onLeave: onClose });
  useBackToClose(isOpen, leave);
  const close = useEffectEvent(onClose);
  useEffect(() => () => close(), []);
  return { leave, question };
}
