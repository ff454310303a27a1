import { v7 } from 'uuid';

/** A new opaque id. Version 7, so that rows made one after another stand together in an index. */
export const newId = (): string => v7();
