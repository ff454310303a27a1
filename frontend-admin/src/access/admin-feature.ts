import type { Schema } from '@haberdash/kit/api/client';
import type { Feature, FeatureRoute, MenuItem } from '@haberdash/kit/feature';

export type Permission = Schema<'StaffRoleBody'>['permissions'][number];

interface AdminRoute extends FeatureRoute {
  /** One of these permissions is enough to use the page; everybody may use a page that needs none. */
  needs: readonly Permission[];
}

interface PaletteEntry extends MenuItem {
  /** One of these is needed beside what its page needs. */
  needs?: readonly Permission[];
}

/** Each page of the admin says what it needs. The server decides; this hides what it would refuse. */
export interface AdminFeature extends Feature {
  routes?: AdminRoute[];
  palette?: PaletteEntry[];
}

export function defineAdminFeature(feature: AdminFeature): AdminFeature {
  return feature;
}
