import type { SessionUser } from '@haberdash/kit/session';
import { matchPath } from 'react-router-dom';
import type { AdminFeature } from './admin-feature';

type Staff = Pick<SessionUser, 'permissions'> | null;

/** A server before the staff had roles tells no permissions: its admins may do everything. */
export function mayOpen(features: readonly AdminFeature[], to: string, user: Staff): boolean {
  const granted = user?.permissions;
  if (!granted) return true;
  const pathname = to.split('?')[0]!;
  const page = features
    .flatMap(({ routes = [] }) => routes)
    .find(({ path }) => matchPath(`/admin/${path}`, pathname));
  if (!page || page.needs.length === 0) return true;
  return page.needs.some((permission) => granted.includes(permission));
}

/** @returns the features with the entries of the menu and the palette that this user may open */
export function openFeatures(features: readonly AdminFeature[], user: Staff): AdminFeature[] {
  const isOpen = ({ to }: { to: string }) => mayOpen(features, to, user);
  return features.map(({ menu = [], palette = [], ...feature }) => ({
    ...feature,
    menu: menu.filter(isOpen),
    palette: palette.filter(isOpen),
  }));
}
