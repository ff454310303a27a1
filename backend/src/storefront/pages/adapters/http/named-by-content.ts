/** A file whose name holds its content's hash never changes; any other may with the next deployment. */
export const isNamedByContent = (path: string): boolean => /\.[0-9a-f]{8,}\.\w+(\.(br|gz))?$/.test(path);
