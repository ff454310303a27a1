// @ts-check
// An e-mail that was cut off while the mail server took it is sent again by itself.
const { Mail } = require('../../../dist/src/mailing/domain/mail');

for (const [name, statuses] of /** @type {const} */ ([
  ['isCutOff', []],
  ['isWaiting', ['waiting', 'sending']],
])) {
  if (!Object.getOwnPropertyDescriptor(Mail.prototype, name))
    throw new Error(`Nothing planted: there is no ${name}`);
  Object.defineProperty(Mail.prototype, name, {
    get() {
      return statuses.includes(this.state.status);
    },
  });
}
