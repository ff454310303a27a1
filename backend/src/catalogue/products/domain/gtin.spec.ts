import { gtinOf } from './gtin';

describe('a GTIN', () => {
  it.each([
    ['96385074', '96385074'],
    ['036000291452', '036000291452'],
    ['4006381333931', '4006381333931'],
    ['10614141000415', '10614141000415'],
    [' 4 006381-333931 ', '4006381333931'],
  ])('%s has a right check digit', (given, gtin) => {
    expect(gtinOf(given)).toBe(gtin);
  });

  it.each(['0036000291452', '00036000291452'])('written as %s is the same as its UPC', (given) => {
    expect(gtinOf(given)).toBe('036000291452');
  });

  it.each([
    ['a wrong check digit', '4006381333932'],
    ['two digits that changed places', '4006381339331'],
    ['a digit too few', '400638133393'],
    ['no digits', ''],
    ['letters', '400638133393X'],
    ['other digits', '４００６３８１３３３９３１'],
    ['what a spreadsheet made of it', '4.00638E+12'],
    ['only zeros', '00000000'],
  ])('is not one with %s', (_, given) => {
    expect(gtinOf(given)).toBeUndefined();
  });
});
