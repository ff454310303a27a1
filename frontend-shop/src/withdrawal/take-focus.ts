/** A step that replaces another one takes over its focus. */
export const takeFocus = (element: HTMLElement | null) => element?.focus();
