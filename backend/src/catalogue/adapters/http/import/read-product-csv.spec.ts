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

describe('the facts of a product in a file', () => {
  const header = 'sku,textile,materials,care,origin,weight_grams,measures,model';

  it('are read from one line each', () => {
    const { rows, errors } = read(
      `${header}\nA-1,yes,"Shell: 80% cotton, 20 % Polyester; Lining: 100% viscose","wash-30, no-bleach",pt,180,"Chest: S 48, M 50.5; Length: 6 years 52","178 cm, M"\n`,
    );
    expect(errors).toEqual([]);
    expect(rows[0]).toMatchObject({
      isTextile: true,
      materials: [
        {
          part: 'Shell',
          fibres: [
            { fibre: 'cotton', percent: 80 },
            { fibre: 'polyester', percent: 20 },
          ],
        },
        { part: 'Lining', fibres: [{ fibre: 'viscose', percent: 100 }] },
      ],
      care: ['wash-30', 'no-bleach'],
      origin: 'PT',
      weightGrams: 180,
      measures: [
        {
          name: 'Chest',
          values: [
            { size: 'S', millimetres: 480 },
            { size: 'M', millimetres: 505 },
          ],
        },
        { name: 'Length', values: [{ size: '6 years', millimetres: 520 }] },
      ],
      model: { heightCm: 178, size: 'M' },
    });
  });

  it.each([
    ['materials', 'cotton', 'must be like Shell: 80% cotton, 20% polyester; Lining: 100% viscose'],
    ['materials', 'Shell: 80% cotton', 'must add up to 100% for Shell, not 80%'],
    [
      'materials',
      'Shell: 100% spandex',
      'must be a fibre of Annex I of Regulation (EU) No 1007/2011, such as cotton',
    ],
    ['care', 'boil', 'must be a care symbol such as wash-30'],
    ['care', 'wash-30, no-wash', 'must have one symbol for washing'],
    ['origin', 'Portugal', 'must be the two-letter code of a country'],
    ['measures', 'Chest 48', 'must be like Chest: S 48, M 50.5; Length: S 68, M 70'],
    ['model', 'tall', 'must be like 178 cm, M'],
    ['textile', 'maybe', 'must be one of yes, no'],
  ])('are refused in %s: %s', (column, cell, message) => {
    const { errors } = read(`sku,${column}\nA-1,"${cell}"\n`);
    expect(errors).toEqual([{ row: 2, column, message }]);
  });
});
