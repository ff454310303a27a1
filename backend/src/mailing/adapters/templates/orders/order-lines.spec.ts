import { write } from '../../../../../test/support/mail-templates';
import type { PlacedOrder } from '../../../../ordering/placed-orders';
import { Money } from '../../../../shared/money';

describe('the rows of an order in an e-mail', () => {
  it('have one for each discount and each tax on top', async () => {
    const components: PlacedOrder['components'] = [
      { kind: 'tax', part: 'goods', label: 'Sales tax', amount: Money.ofMajor(8.4) },
      { kind: 'discount', part: 'delivery', label: 'Half the delivery', amount: Money.ofMajor(3.45) },
      { kind: 'discount', part: 'goods', label: 'Autumn sale', amount: Money.ofMajor(20) },
    ];
    const rows = [
      'Autumn sale -$20.00',
      'Express by Comet, Tue 24 – Thu 26 Nov $6.90',
      'Half the delivery -$3.45',
      'Sales tax $8.40',
    ];
    for (const kind of ['order-confirmed', 'new-order'] as const)
      expect((await write(kind, { components }))!.text.replaceAll(/\s+/g, ' ')).toContain(rows.join(' '));
  });
});
