import { filled, paragraphsOf, placeholdersIn } from './placeholders';

describe('placeholders', () => {
  it('are the names in braces of a text', () => {
    expect(placeholdersIn('Hello {name}, order {order number} {} {Total')).toEqual([
      'name',
      'order number',
      '',
    ]);
  });

  it('are filled with their values, each time they are named', () => {
    expect(filled('{name}, {name}: {order number}', { name: 'Ada', 'order number': 'HB-1' })).toBe(
      'Ada, Ada: HB-1',
    );
  });

  it('stay as they are without a value of their own', () => {
    expect(filled('{total} and {constructor}', { name: 'Ada' })).toBe('{total} and {constructor}');
  });

  it('in a value are not filled, and a value starts no new line', () => {
    expect(filled('Hello {name}', { name: '{total}\r\n\r\nBcc: all', total: '$5' })).toBe(
      'Hello {total} Bcc: all',
    );
  });

  it('leave the spaces of an amount as they are', () => {
    expect(filled('{total}', { total: '12.50\u00a0$' })).toBe('12.50\u00a0$');
  });
});

describe('the paragraphs of a text', () => {
  it('are separated by blank lines, and keep their lines', () => {
    expect(paragraphsOf('\nOne\ntwo\n \n\n\nThree\n')).toEqual([['One', 'two'], ['Three']]);
  });

  it('are none of an empty text', () => {
    expect(paragraphsOf(' \n ')).toEqual([]);
  });
});
