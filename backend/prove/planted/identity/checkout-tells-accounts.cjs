// @ts-check
// The checkout refuses a guest whose e-mail address has an account, and so tells that it has one.
const {
  InProcessIdentityFacade,
} = require('../../../src/identity/customers/adapters/contexts/in-process-identity.facade');
const { EmailTaken } = require('../../../src/identity/users/domain/user.errors');
const { replace } = require('../plant.cjs');

replace(
  InProcessIdentityFacade.prototype,
  'guestContact',
  (original) =>
    async function (visitorId, guest, shopCountry) {
      if (await this.users.findByEmail(guest.email)) throw new EmailTaken();
      return original.call(this, visitorId, guest, shopCountry);
    },
);
