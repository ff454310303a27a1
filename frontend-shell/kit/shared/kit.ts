/* eslint-disable no-restricted-syntax -- The one module that is shared of the kit. */

/**
 * The modules of the kit that the shell shares: those with a React context, those on most pages, and those that the
 * shell loads anyway. Remotes bundle the rest.
 */
export * from '../effects';
export * from '../history-state';
export * from '../lazy-page';
export * from '../loadable';
export * from '../page-meta';
export * from '../request-state';
export * from '../retry-once';
export * from '../services';
export * from '../ui/Button';
export * from '../ui/ButtonLink';
export * from '../ui/CrossIcon';
export * from '../ui/Dialog';
export * from '../ui/EmptyState';
export * from '../ui/ErrorState';
export * from '../ui/Icon';
export * from '../ui/IconButton';
export * from '../ui/PageHeading';
export * from '../ui/Sheet';
export * from '../ui/Spinner';
export * from '../ui/TextField';
export * from '../ui/use-back-to-close';
