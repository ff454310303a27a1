/** The API response that the server sent with the page. @param address path and query */
export function firstResponse(address: string): string | undefined {
  const block = firstResponseBlocks().find(({ dataset }) => dataset.response === address);
  return (block && isFresh() && block.textContent) || undefined;
}

export const firstResponseBlocks = (): HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>('script[data-response]'),
];

/** On the way back, a browser shows the page that it stored without revalidation. */
export function isFresh(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.type !== 'back_forward';
}
