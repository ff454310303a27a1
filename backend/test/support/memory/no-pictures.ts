import type { Pictures } from '../../../src/pictures/pictures';

/** For shops whose products show external pictures. */
export const noPictures: Pictures = { has: async () => false, sizeOf: async () => undefined };
