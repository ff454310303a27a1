import { createContext, use } from 'react';
import type { Api } from './api/client';

/** Optional parts of a toast. */
export interface ToastExtras {
  /** The address of a product's picture. */
  picture?: string;
  /** A second line, for example the name of the product. */
  detail?: string;
  /** A button and the action that it dispatches. */
  action?: { label: string; dispatches: { type: string; payload?: unknown } };
}

export interface Notifier {
  success: (message: string, extras?: ToastExtras) => void;
  /** Shown in the destructive variant. */
  failure: (message: string) => void;
}

export interface Navigator {
  /** Navigates within the application. */
  go: (path: string) => void;
  /** Leaves the application for another address. */
  leave: (url: string) => void;
}

/** The visitor wanted to do this when the shop asked them to sign in. */
export interface SignInWish {
  /** A sentence above the form: "Sign in to write a review". */
  reason?: string;
  /** Dispatched after signing in, to carry out the wish. */
  whenSignedIn?: { type: string; payload?: unknown };
  /** Dispatched when the visitor closes the form. */
  whenGivenUp?: { type: string; payload?: unknown };
}

/** Services that the shell provides. Components use `useServices`, sagas the effect `services`. */
export interface Services {
  api: Api;
  notifier: Notifier;
  navigator: Navigator;
  /** Opens the sign-in form over the page. The page stays, and is rendered again for the user. */
  askToSignIn: (wish: SignInWish) => void;
}

export const ServicesContext = createContext<Services | null>(null);

export function useServices(): Services {
  const services = use(ServicesContext);
  if (!services) throw new Error('useServices needs a <ServicesContext> above it');
  return services;
}
