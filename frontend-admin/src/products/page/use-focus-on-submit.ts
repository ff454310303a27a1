import { useLayoutEffect } from 'react';

/** Fields that become disabled lose the focus: while they are locked, the submit button of their form has it. */
export function useFocusOnSubmit(isLocked: boolean): void {
  useLayoutEffect(() => {
    const { activeElement } = document;
    if (!isLocked || !activeElement?.matches(':disabled')) return;
    activeElement.closest('form')?.querySelector<HTMLElement>('[type=submit]')?.focus();
  }, [isLocked]);
}
