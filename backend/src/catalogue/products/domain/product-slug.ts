/** More than any title gives. */
export const maxSlugLength = 80;

const pattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const idPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** In an address, an id and a slug stand in the same place, so no slug looks like an id. */
export const looksLikeId = (text: string): boolean => idPattern.test(text);

/** Lower-case letters, digits and single hyphens. */
export const isSlug = (text: string): boolean =>
  text.length <= maxSlugLength && pattern.test(text) && !looksLikeId(text);
