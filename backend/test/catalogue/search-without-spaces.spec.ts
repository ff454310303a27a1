import { onSale } from '../support/shop/goods';
import { admin } from '../support/shop/people';
import { testShop } from '../support/shop/test-shop';

describe('the search in writing without spaces', () => {
  const shop = testShop();
  beforeAll(async () => {
    const seller = await admin(shop());
    await onSale(seller, { title: '夏季連衣裙', description: 'เสื้อยืดผู้ชาย', category: 'women' });
    await onSale(seller, { title: '연청바지', description: 'ワンピース', category: 'women' });
  });

  it.each([
    ['連衣裙', '夏季連衣裙'],
    ['連衣', '夏季連衣裙'],
    ['裙 夏', '夏季連衣裙'],
    ['ผู้ชาย', '夏季連衣裙'],
    ['청바지', '연청바지'],
    ['ピース', '연청바지'],
  ])('finds %s within %s', async (keyword, title) => {
    const { body } = await shop()
      .visitor()
      .get(`/api/shop/search/${encodeURIComponent(keyword)}`);
    expect(body.data).toEqual([expect.objectContaining({ title })]);
  });

  it('suggests what stands in the middle of a title', async () => {
    const { body } = await shop()
      .visitor()
      .get(`/api/shop/suggest?q=${encodeURIComponent('連衣')}`);
    expect(JSON.stringify(body.data)).toContain('夏季連衣裙');
  });
});
