import { useEffect, useRef, type RefObject } from 'react';

/** Whenever the errors change, focuses the first invalid field, or else the form's message, which has `data-problem`. */
export function useFocusOnError(errors: unknown): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const invalid = form.current?.querySelector<HTMLElement>('[aria-invalid]');
    (invalid ?? form.current?.querySelector<HTMLElement>('[data-problem]'))?.focus();
  }, [errors]);
  return form;
}
