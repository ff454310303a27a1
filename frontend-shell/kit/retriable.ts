/** Files that didn't arrive; worth another try after `forget`. */
export class FilesUnavailable extends Error {
  override name = 'FilesUnavailable';

  constructor(
    cause: unknown,
    readonly forget: () => void,
  ) {
    super("Some files of this page can't be loaded", { cause });
  }
}

/** By name, because a remote may bundle its own copy of the class. */
export function isFilesUnavailable(error: unknown): error is FilesUnavailable {
  return error instanceof Error && error.name === 'FilesUnavailable';
}

/** Loads once, for React's `use`. A failure stays until it is forgotten: a new promise in each render never ends. */
export function retriable<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | undefined;

  function refuse(cause: unknown): never {
    throw new FilesUnavailable(cause, () => {
      if (isFilesUnavailable(cause)) cause.forget();
      loading = undefined;
    });
  }
  return () => (loading ??= load().catch(refuse));
}
