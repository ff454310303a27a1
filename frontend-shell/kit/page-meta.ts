/** The server describes the shop in the page's head. The build renders skeletons without a page. */
export const pageMeta = (name: string): string | undefined =>
  typeof document === 'undefined'
    ? undefined
    : document.head.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content;

/** The country in ISO 3166-1 alpha-2. */
export const shopCountry = (): string => pageMeta('shop-country') ?? 'US';

/** Whether the shop has a mail server. */
export const shopSendsMail = (): boolean => pageMeta('sends-e-mails') === 'yes';

export const shopName = (): string => pageMeta('application-name') ?? 'Haberdash';
