import { useEffect, useRef, type RefObject } from 'react';

/** Focuses the first invalid field whenever the errors change. */
export function useFocusOnError(errors: unknown): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus(), [errors]);
  return form;
}
