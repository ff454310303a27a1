import * as effects from '@haberdash/kit/effects';
import kit from '@haberdash/kit/package.json';
import * as router from '@haberdash/kit/router';
import * as services from '@haberdash/kit/services';
import * as store from '@haberdash/kit/store';
import * as Button from '@haberdash/kit/ui/Button';
import * as ButtonLink from '@haberdash/kit/ui/ButtonLink';
import * as Dialog from '@haberdash/kit/ui/Dialog';
import * as EmptyState from '@haberdash/kit/ui/EmptyState';
import * as ErrorState from '@haberdash/kit/ui/ErrorState';
import * as IconButton from '@haberdash/kit/ui/IconButton';
import * as PageHeading from '@haberdash/kit/ui/PageHeading';
import * as Sheet from '@haberdash/kit/ui/Sheet';
import * as Spinner from '@haberdash/kit/ui/Spinner';
import * as TextField from '@haberdash/kit/ui/TextField';
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import * as reactDomClient from 'react-dom/client';

/** What kit/shared-modules.json names, as webpack's federation passes it on: remotes have none of it, and take the shell's. */
export const shareScope = {
  ...ofVersion(react.version, {
    react,
    'react/jsx-runtime': jsxRuntime,
    'react-dom': reactDom,
    'react-dom/client': reactDomClient,
  }),
  ...ofVersion(kit.version, {
    '@haberdash/kit/effects': effects,
    '@haberdash/kit/router': router,
    '@haberdash/kit/services': services,
    '@haberdash/kit/store': store,
    '@haberdash/kit/ui/Button': Button,
    '@haberdash/kit/ui/ButtonLink': ButtonLink,
    '@haberdash/kit/ui/Dialog': Dialog,
    '@haberdash/kit/ui/EmptyState': EmptyState,
    '@haberdash/kit/ui/ErrorState': ErrorState,
    '@haberdash/kit/ui/IconButton': IconButton,
    '@haberdash/kit/ui/PageHeading': PageHeading,
    '@haberdash/kit/ui/Sheet': Sheet,
    '@haberdash/kit/ui/Spinner': Spinner,
    '@haberdash/kit/ui/TextField': TextField,
  }),
};

interface SharedModule {
  get: () => () => object;
  from: string;
  eager: true;
  loaded: 1;
}

function ofVersion(version: string, modules: Record<string, object>) {
  const scope: Record<string, Record<string, SharedModule>> = {};
  for (const [name, module] of Object.entries(modules)) {
    scope[name] = { [version]: { get: () => () => module, from: 'shell', eager: true, loaded: 1 } };
  }
  return scope;
}
