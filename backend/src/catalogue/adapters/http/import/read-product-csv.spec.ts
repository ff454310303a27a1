import { readProductCsv } from './read-product-csv';

const read = (text: string) => readProductCsv(Buffer.from(text));

describe('a CSV of products', () => {
  it('has one variant per row, and named columns in any order', () => {
    const { rows, errors } = read('sku,price,Title,sale_price,on_sale\nA-1,19.99,Coat,,no\n');
    expect(errors).toEqual([]);
    expect(rows).toEqual([
      { row: 2, sku: 'A-1', priceCents: 1999, title: 'Coat', salePriceCents: 0, isOnSale: false },
    ]);
  });

  it('keeps the value of a missing column or empty cell, but an empty size, colour or SKU removes it', () => {
    const [row] = read('title,size,colour,sku,price,stock\n,,,,,\n').rows;
    expect(row).toEqual({ row: 2, size: null, colour: null, sku: null });
  });

  it.each([
    ['commas', 'sku,description\nA,"wool, ""fine""\nand warm"\n'],
    ['semicolons', 'sku;description\nA;"wool, ""fine""\nand warm"\n'],
    ['a BOM and CR LF', '\uFEFFsku,description\r\nA,"wool, ""fine""\nand warm"\r\n'],
  ])('is read with %s', (_, text) => {
    expect(read(text).rows).toEqual([{ row: 2, sku: 'A', description: 'wool, "fine"\nand warm' }]);
  });

  it('removes the escape of formulas, and no other apostrophe', () => {
    const titles = read(`title\n'=1+1\n''=1+1\n'twas\n-5 degrees coat\n`).rows.map(({ title }) => title);
    expect(titles).toEqual(['=1+1', "'=1+1", "'twas", '-5 degrees coat']);
  });

  it('names the row of the spreadsheet and the column of each error', () => {
    const { rows, errors } = read(
      'sku,price,stock,size,category\nA,1,1,M,men\n\nB,free,-1,Huge,pets\nC,0,1.5,M,men\n',
    );
    expect(rows.map(({ sku }) => sku)).toEqual(['A']);
    expect(errors.map(({ row, column }) => [row, column])).toEqual([
      [4, 'size'],
      [4, 'price'],
      [4, 'stock'],
      [5, 'price'],
      [5, 'stock'],
    ]);
    expect(errors[0]!.message).toContain('M, 42, W32');
  });

  it.each([
    ['not UTF-8', Buffer.from([0x73, 0x6b, 0x75, 0x0a, 0xe4]), 'not UTF-8'],
    ['empty', Buffer.from(''), 'no rows'],
    ['only a header', Buffer.from('sku,price\n'), 'no rows'],
    ['with an unknown column', Buffer.from('sku,prize\nA,1\n'), 'Unknown columns: prize'],
    ['with a column twice', Buffer.from('sku,SKU\nA,B\n'), 'twice: sku'],
    ['with an open quote', Buffer.from('sku,title\nA,"Coat\n'), 'not CSV'],
    ['with a row that is too long', Buffer.from('sku,price\nA,1,2\n'), 'not CSV'],
    ['of more than 5,000 rows', Buffer.from(`sku\n${'A\n'.repeat(5001)}`), 'more than 5,000 rows'],
  ])('is refused when it is %s', (_, file, why) => {
    expect(() => readProductCsv(file)).toThrow(why);
  });
});
