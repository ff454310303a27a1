import { createElement, lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { askingTwice } from './asking-twice';

/** Milliseconds. Nobody looks at a spinner for longer without being told. */
export const LATE_AFTER = 10_000;

interface FilesUnavailableOptions {
  cause: unknown;
  /** Lets the next render load the files again. */
  forget: () => void;
  /** Of files that are only late: settles when they arrive or fail after all. */
  arrival?: Promise<unknown>;
}

/** Files that didn't arrive, or not in time; worth another try after `forget`. */
export class FilesUnavailable extends Error {
  override name = 'FilesUnavailable';
  readonly forget: () => void;
  readonly arrival: Promise<unknown> | undefined;

  constructor({ cause, forget, arrival }: FilesUnavailableOptions) {
    super("Some files of this page can't be loaded", { cause });
    this.forget = forget;
    this.arrival = arrival;
  }
}

/** By name, because a remote bundles its own copy of the class. */
export function isFilesUnavailable(error: unknown): error is FilesUnavailable {
  return error instanceof Error && error.name === 'FilesUnavailable';
}

type LoadPage = () => Promise<{ default: ComponentType }>;

/** A page with a chunk of its own. Unlike with React.lazy alone, 'Try again' works after a failed download. */
export function lazyPage(load: LoadPage): ComponentType {
  let Page: LazyExoticComponent<ComponentType>;

  function begin(attempt: LoadPage) {
    Page = lazy(() => {
      const loading = attempt();
      return inTime(loading).catch((cause: unknown) => {
        if (!(cause instanceof Late)) throw new FilesUnavailable({ cause, forget: beginAnew });
        throw new FilesUnavailable({ cause, forget: () => begin(() => loading), arrival: loading });
      });
    });
  }
  const beginAnew = () => begin(() => askingTwice(load));
  beginAnew();
  return () => createElement(Page);
}

class Late extends Error {
  override message = `Nothing arrived for ${LATE_AFTER} ms`;
}

function inTime<Module>(loading: Promise<Module>): Promise<Module> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Late()), LATE_AFTER);
    loading.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
