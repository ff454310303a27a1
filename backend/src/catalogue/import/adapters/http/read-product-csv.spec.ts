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
    const [row] = read('title,size,colour,sku,price,stock,brand\n,,,,,,zara\n').rows;
    expect(row).toEqual({ row: 2, brand: 'zara', size: null, colour: null, sku: null });
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

  it.each([
    ['rows of separators', 'sku,price,on_sale\r\nA,20.00,yes\r\n,,\r\n,\r\n'],
    ['a column without a name or a value', 'sku,price,on_sale,\r\nA,20.00,yes,\r\n'],
    ['cells left out at the end of a line', 'on_sale,sku,price,sale_price\r\nyes,A,20.00\r\n'],
    ['a decimal comma', 'sku;price;on_sale\r\nA;20,00;yes\r\n'],
    ['tabs and a decimal comma', 'sku\tprice\ton_sale\r\nA\t20,00\tyes\r\n'],
    ['a line that names the separator', 'sep=;\r\nsku;price;on_sale\r\nA;20.00;yes\r\n'],
    ['Yes', 'sku,price,on_sale\nA,20.00,Yes\n'],
    ['TRUE', 'sku,price,on_sale\nA,20.00,TRUE\n'],
  ])('is read as spreadsheets save it: %s', (_, text) => {
    const { rows, errors } = read(text);
    expect(errors).toEqual([]);
    expect(rows).toMatchObject([{ row: 2, sku: 'A', priceCents: 2000, isOnSale: true }]);
  });

  it.each([
    ['1.234,50', 123450],
    ['1\u00a0234,5', 123450],
    ['1234,5', 123450],
    ['20.00', 2000],
  ])('reads %s beside semicolons', (cell, priceCents) => {
    expect(read(`sku;price\nA;${cell}\n`).rows).toEqual([{ row: 2, sku: 'A', priceCents }]);
  });

  it('reads descriptions in HTML as their text', () => {
    const html =
      '<p>Soft &amp; warm,<br>5 &lt; 6.</p><ul><li>Wool</li><li><b>Lined</b></li></ul><script>alert(1)</script>';
    const [row] = read(`sku,description\nA,"${html}"\n`).rows;
    expect(row!.description).toBe('Soft & warm,\n5 < 6.\n\n- Wool\n- Lined');
    expect(read('sku,description\nA,Waist < 80 cm & up\n').rows[0]!.description).toBe('Waist < 80 cm & up');
  });

  it('counts rows of separators, as a spreadsheet does', () => {
    expect(read('sku,price\n,\nA,free\n').errors[0]).toMatchObject({ row: 3, column: 'price' });
  });

  it('is read in UTF-16, as Excel saves "Unicode text"', () => {
    const text = 'sku\tdescription\r\nA\tÉtés\r\n';
    const littleEndian = Buffer.from(`\uFEFF${text}`, 'utf16le');
    for (const file of [littleEndian, Buffer.from(littleEndian).swap16()])
      expect(readProductCsv(file).rows).toEqual([{ row: 2, sku: 'A', description: 'Étés' }]);
  });

  it.each([
    ['sku', '4.00638E+12', 'rounded'],
    ['sku', '"4,00638E+12"', 'rounded'],
    ['sku', '#N/A', 'error of the spreadsheet'],
    ['description', '#REF!', 'error of the spreadsheet'],
    ['price', '#VALUE!', 'error of the spreadsheet'],
    ['stock', '#####', 'error of the spreadsheet'],
    ['title', 'Caf\uFFFD', 'wrong encoding'],
    ['title', 'CafÃ© coat', 'wrong encoding'],
    ['title', 'Menâ€™s coat', 'wrong encoding'],
  ])('is wrong where a spreadsheet has damaged the %s: %s', (column, cell, why) => {
    expect(read(`${column}\n${cell}\n`)).toEqual({
      rows: [],
      errors: [{ row: 2, column, message: expect.stringContaining(why) as string }],
    });
  });

  it.each(['Été ÀÉÎ', 'Ã la façon', '夏季連衣裙', '25°–30°', '“Ærø”', '#1 tee', 'E+12'])(
    'is right with the title %s',
    (title) => {
      expect(read(`title\n${title}\n`).rows).toEqual([{ row: 2, title }]);
    },
  );

  it('names the row of the spreadsheet and the column of each error', () => {
    const { rows, errors } = read(
      'sku,price,stock,size,category\nA,1,1,M,men\n\nB,free,-1,A;B,pets\nC,0,1.5,M,men\n',
    );
    expect(rows.map(({ sku }) => sku)).toEqual(['A']);
    expect(errors.map(({ row, column }) => [row, column])).toEqual([
      [4, 'size'],
      [4, 'price'],
      [4, 'stock'],
      [5, 'price'],
      [5, 'stock'],
    ]);
    expect(errors[0]!.message).toContain('comma');
  });

  it.each(['price', 'title', 'size', 'image', 'materials', 'care', 'measures', 'gtin'])(
    'are refused with the beginning of a long value of %s',
    (column) => {
      const { errors } = read(`sku,${column}\nA-1,"${'x='.repeat(500_000)}"\n`);
      expect(errors[0]?.message).toMatch(/^.{1,600}$/);
    },
  );

  it.each([
    ['a quote within a value', `sku,title\nA,${'x'.repeat(1_000_000)}"y"\n`],
    ['a long heading', `sku,${'x'.repeat(1_000_000)}\nA,B\n`],
    ['many headings', `sku,${Array.from({ length: 5_000 }, (_, n) => `column-${n}`).join()}\nA\n`],
    ['the same long heading twice', `sku,sku,${'sku,'.repeat(5_000)}\nA\n`],
  ])('are refused with a short message for %s', (_, text) => {
    const refusal = () => read(text);
    expect(refusal).toThrow(/^.{20,400}$/s);
  });

  it.each([
    ['not UTF-8', Buffer.from([0x73, 0x6b, 0x75, 0x0a, 0xe4]), 'not UTF-8'],
    ['empty', Buffer.from(''), 'no rows'],
    ['only a header', Buffer.from('sku,price\n'), 'no rows'],
    ['with an unknown column', Buffer.from('sku,prize\nA,1\n'), 'Unknown columns: prize'],
    ['with a column twice', Buffer.from('sku,SKU\nA,B\n'), 'twice: sku'],
    ['with an open quote', Buffer.from('sku,title\nA,"Coat\n'), 'not CSV'],
    [
      'with a row that is too long',
      Buffer.from('sku,price\nA,1,2\n'),
      'Row 2 has a value in a column without a name',
    ],
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
    expect(errors).toEqual([{ row: 2, column, message: `${message} (found “${cell}”)` }]);
  });
});
