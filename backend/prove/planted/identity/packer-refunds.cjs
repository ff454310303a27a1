// @ts-check
// Whoever may change orders gives money back by rejecting one, as if the role said nothing about refunds.
const { AllowanceOfStaff } = require('../../../src/ordering/refunds/adapters/contexts/allowance-of-staff');
const { replace } = require('../plant.cjs');

replace(AllowanceOfStaff.prototype, 'assertAllowed', () => async () => undefined);
