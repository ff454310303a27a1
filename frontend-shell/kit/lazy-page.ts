import { createElement, use, type ComponentType } from 'react';
import { retriable } from './retriable';

/** A page with a chunk of its own. Unlike with React.lazy, 'Try again' works after a failed download. */
export function lazyPage(load: () => Promise<{ default: ComponentType }>): ComponentType {
  const open = retriable(load);
  return function LazyPage() {
    return createElement(use(open()).default);
  };
}
