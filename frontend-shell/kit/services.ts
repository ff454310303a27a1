import { createContext, use } from 'react';
import type { Api } from './api/client';

/** What a toast shows beside its message. */
export interface ToastExtras {
  /** The address of a product's picture. */
  picture?: string;
  /** A button, and what it dispatches. */
  action?: { label: string; dispatches: { type: string; payload?: unknown } };
}

export interface Notifier {
  success: (message: string, extras?: ToastExtras) => void;
  /** The destructive variant. */
  failure: (message: string) => void;
}

export interface Navigator {
  /** To a page of this application. */
  go: (path: string) => void;
  /** To an address outside of it. */
  leave: (url: string) => void;
}

/** What the shell lends to remotes. Components get it by `useServices`, sagas by the effect `services`. */
export interface Services {
  api: Api;
  notifier: Notifier;
  navigator: Navigator;
}

export const ServicesContext = createContext<Services | null>(null);

export function useServices(): Services {
  const services = use(ServicesContext);
  if (!services) throw new Error('useServices needs a <ServicesContext> above it');
  return services;
}
