/** Focuses the first button or field of a part of the page. */
export function focusPart(name: string): void {
  document
    .querySelector(`[data-part="${name}"]`)
    ?.querySelector<HTMLElement>('.ant-upload-btn, button, input')
    ?.focus();
}
