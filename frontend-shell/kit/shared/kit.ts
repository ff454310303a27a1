/* eslint-disable no-restricted-syntax -- The one module that is shared of the kit. */

/** What the shell lends of the kit: what carries a React context, is used on every page, or is big. Remotes bundle the rest. */
export * from '../effects';
export * from '../services';
export * from '../ui/Button';
export * from '../ui/ButtonLink';
export * from '../ui/Dialog';
export * from '../ui/EmptyState';
export * from '../ui/ErrorState';
export * from '../ui/IconButton';
export * from '../ui/PageHeading';
export * from '../ui/Sheet';
export * from '../ui/Spinner';
export * from '../ui/TextField';
