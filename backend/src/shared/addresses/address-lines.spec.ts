import { addressLines } from './address-lines';

const ann = { recipient: 'Ann Lee', address: '1 High Street', city: 'Springfield', region: '', pincode: '1' };

describe('the lines of an address', () => {
  it('are in the order of its country', () => {
    expect(addressLines({ ...ann, region: 'IL', pincode: '62701', country: 'US' }, 'US')).toEqual([
      'Ann Lee',
      '1 High Street',
      'Springfield, IL 62701',
    ]);
    expect(addressLines({ ...ann, city: 'Berlin', pincode: '10115', country: 'DE' }, 'DE')).toEqual([
      'Ann Lee',
      '1 High Street',
      '10115 Berlin',
    ]);
  });

  it('end with the country, unless it is that of the shop', () => {
    const german = { ...ann, city: 'Berlin', pincode: '10115', country: 'DE' };
    expect(addressLines(german, 'US').at(-1)).toBe('Germany');
    expect(addressLines({ ...german, country: null }, 'DE').at(-1)).toBe('10115 Berlin');
  });

  it('lose nothing that the format of the country does not have', () => {
    expect(addressLines({ ...ann, region: 'Kent', pincode: 'TF1 2AB', country: null }, 'HK')).toEqual([
      'Ann Lee',
      '1 High Street',
      'Springfield',
      'Kent',
      'TF1 2AB',
    ]);
  });

  it('begin with the largest part where the script does', () => {
    const lines = addressLines(
      {
        recipient: '山田花子',
        address: '千代田1-1',
        city: '',
        region: '東京都',
        pincode: '100-8111',
        country: 'JP',
      },
      'JP',
    );
    expect(lines).toEqual(['〒100-8111', '東京都', '千代田1-1', '山田花子']);
  });
});
