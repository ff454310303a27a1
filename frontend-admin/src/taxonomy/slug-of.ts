/** `Levi's & Co` → `levis-&-co`: a short name for addresses, as the server accepts it. */
export const slugOf = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9&]+/g, '-')
    .replace(/^[-&]+|[-&]+$/g, '')
    .slice(0, 60);
