/** What the server says of the shop in the page's head. */
export const pageMeta = (name: string): string | undefined =>
  document.head.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content;

export const shopName = (): string => pageMeta('application-name') ?? 'Haberdash';
