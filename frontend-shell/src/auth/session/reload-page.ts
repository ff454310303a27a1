/** Opens the current address in a new document. A module of its own, because jsdom has no navigation. */
export function reloadPage(): void {
  window.location.reload();
}
