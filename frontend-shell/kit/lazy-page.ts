import { createElement, lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { retryOnce } from './retry-once';

/** Milliseconds after which the user is told that files are late. */
export const lateAfter = 10_000;

interface FilesUnavailableOptions {
  cause: unknown;
  /** Makes the next render load the files again. */
  forget: () => void;
  /** For late files: settles when they arrive or fail. */
  arrival?: Promise<unknown>;
}

/** The files of a page failed to load or are late. Call `forget` before a retry. */
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

/** The error is recognised by its name, because remotes that were built with an earlier kit bundle their own copy of the class. */
export function isFilesUnavailable(error: unknown): error is FilesUnavailable {
  return error instanceof Error && error.name === 'FilesUnavailable';
}

type LoadPage<Props> = () => Promise<{ default: ComponentType<Props> }>;

/** A page in its own chunk. Unlike with React.lazy alone, a failed download can be retried. */
export function lazyPage<Props extends object>(load: LoadPage<Props>): ComponentType<Props> {
  let Page: LazyExoticComponent<ComponentType<Props>>;

  function begin(attempt: LoadPage<Props>) {
    Page = lazy(() => {
      const loading = attempt();
      return inTime(loading).catch((cause: unknown) => {
        if (!(cause instanceof Late)) throw new FilesUnavailable({ cause, forget: reset });
        throw new FilesUnavailable({ cause, forget: () => begin(() => loading), arrival: loading });
      });
    });
  }
  const reset = () => begin(() => retryOnce(load));
  reset();
  return (props) => createElement(Page, props);
}

class Late extends Error {
  override message = `Nothing arrived for ${lateAfter} ms`;
}

function inTime<Module>(loading: Promise<Module>): Promise<Module> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Late()), lateAfter);
    loading.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
