import { defineAdminFeature } from '../access/admin-feature';

export const staffFeature = defineAdminFeature({
  routes: [{ path: 'staff', page: () => import('./StaffPage'), needs: ['staff.manage'] }],
  menu: [
    {
      section: 'settings',
      label: 'Staff',
      to: '/admin/staff',
      words: 'staff people employees roles permissions colleagues',
    },
  ],
  state: () => import('./staff.state'),
});
