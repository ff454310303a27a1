/** Ids of brands and categories that people read in addresses: lower-case letters, digits, hyphens and `&`. They never change. */
export const slugPattern = /^[a-z0-9](?:[a-z0-9&-]{0,58}[a-z0-9])?$/;
