// @ts-check
// The days in which pieces can be sent back begin with the first parcel.
const legalDays = require.resolve('../../../src/ordering/withdrawals/domain/legal-days');
const { replaceExport } = require('../plant.cjs');

replaceExport(legalDays, 'lastDeliveryOf', (lastDeliveryOf) => (pieces) => {
  if (!lastDeliveryOf(pieces)) return undefined;
  const delivered = pieces.filter(({ place }) => place === 'delivered');
  return delivered.reduce((first, one) => (one.since < first.since ? one : first));
});
