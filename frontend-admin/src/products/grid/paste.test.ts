import { columns, usualColumns } from './cells';
import { isWritten, writesOf } from './paste';

test('pasted cells fill the rows down and to the right', () => {
  expect(writesOf(['a', 'b'], usualColumns, '$59.90\t\t7\r\n$69.90\t49\t8\r\n1\t1\t1\r\n')).toEqual({
    a: { price: '59.90', salePrice: '', stock: '7' },
    b: { price: '69.90', salePrice: '49', stock: '8' },
  });
  expect(writesOf(['a', 'b'], usualColumns, '5\t4\n')).toEqual({ a: { price: '5', salePrice: '4' } });
});

test('pasted cells do not go into columns that are not shown', () => {
  const line = 'A-1\t4006381333931\tX1';
  expect(writesOf(['a'], ['sku'], line)).toEqual({ a: { sku: 'A-1' } });
  expect(writesOf(['a'], columns.slice(columns.indexOf('sku')), line)).toEqual({
    a: { sku: 'A-1', gtin: '4006381333931', mpn: 'X1' },
  });
});

test('a single pasted value is left to the browser, unless it is a formatted amount', () => {
  const pasted = ['49.99\n', '1\n2', '1\t2', '$49.99', '1,049'];
  expect(pasted.map((text) => isWritten('price', text))).toEqual([false, true, true, true, true]);
  expect(isWritten('sku', 'A,1')).toBe(false);
});
