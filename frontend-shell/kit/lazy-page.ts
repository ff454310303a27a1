import { createElement, lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { askingTwice } from './asking-twice';

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

/** By name, because a remote bundles its own copy of the class. */
export function isFilesUnavailable(error: unknown): error is FilesUnavailable {
  return error instanceof Error && error.name === 'FilesUnavailable';
}

/** A page with a chunk of its own. Unlike with React.lazy alone, 'Try again' works after a failed download. */
export function lazyPage(load: () => Promise<{ default: ComponentType }>): ComponentType {
  let Page: LazyExoticComponent<ComponentType>;

  function renew() {
    Page = lazy(() =>
      askingTwice(load).catch((cause: unknown) => {
        throw new FilesUnavailable(cause, renew);
      }),
    );
  }
  renew();
  return () => createElement(Page);
}
