import { useEffect, useRef, type RefObject } from 'react';

/** Whenever the errors of a form change, its first wrong field takes the focus. */
export function useFocusOnError(errors: unknown): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus(), [errors]);
  return form;
}
