import type { SessionUser } from '@haberdash/kit/session';
import { matchPath } from 'react-router-dom';
import { mayOf } from './permissions';
import type { AdminFeature } from './admin-feature';

type Staff = Pick<SessionUser, 'permissions'> | null;

export function mayOpen(features: readonly AdminFeature[], to: string, user: Staff): boolean {
  const pathname = to.split('?')[0]!;
  const routes = features.flatMap(({ routes = [] }) => routes);
  const page =
    routes.find(({ path }) => pathname === `/admin/${path}`) ??
    routes.find(({ path }) => matchPath(`/admin/${path}`, pathname));
  if (!page || page.needs.length === 0) return true;
  return mayOf(user)(...page.needs);
}

/** @returns the features with the entries of the menu and the palette that this user may open */
export function openFeatures(features: readonly AdminFeature[], user: Staff): AdminFeature[] {
  const may = mayOf(user);
  const isOpen = ({ to }: { to: string }) => mayOpen(features, to, user);
  return features.map(({ menu = [], palette = [], ...feature }) => ({
    ...feature,
    menu: menu.filter(isOpen),
    palette: palette.filter((entry) => isOpen(entry) && (!entry.needs || may(...entry.needs))),
  }));
}
