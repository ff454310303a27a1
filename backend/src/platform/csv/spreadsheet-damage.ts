/** The characters of Windows-1252 from 0x80 to 0x9F; it has none where the table has a control character. */
const windows1252 =
  '\u20AC\u0081\u201A\u0192\u201E\u2026\u2020\u2021\u02C6\u2030\u0160\u2039\u0152\u008D\u017D\u008F' +
  '\u0090\u2018\u2019\u201C\u201D\u2022\u2013\u2014\u02DC\u2122\u0161\u203A\u0153\u009D\u017E\u0178';

const errorValue = /^#(N\/A|REF!|VALUE!|NAME\?|DIV\/0!|NUM!|NULL!|SPILL!|CALC!|FIELD!|GETTING_DATA|#+)$/i;
const roundedNumber = /^\d([.,]\d+)?E\+\d+$/i;

/** Names the damage that a spreadsheet did to the text of a cell, or returns undefined. */
export function spreadsheetDamage(cell: string): string | undefined {
  if (errorValue.test(cell)) return 'is an error of the spreadsheet';
  if (roundedNumber.test(cell))
    return 'is a number that the spreadsheet has rounded: format the column as text, and enter it again';
  if (cell.includes('\uFFFD') || isMisread(cell))
    return 'has characters that were read in a wrong encoding: save the file as "CSV UTF-8"';
  return undefined;
}

/** UTF-8 that was read as Windows-1252, such as `CafÃ©`: its characters are the bytes of UTF-8. */
const isMisread = (cell: string): boolean =>
  (cell.match(/[\u0080-\uffff]{2,}/g) ?? []).some((characters) => {
    const bytes = Array.from(characters, byteOf);
    return bytes.some((_, start) => isCharacterInUtf8(bytes.slice(start)));
  });

const byteOf = (character: string): number => {
  const place = windows1252.indexOf(character);
  return place >= 0 ? 0x80 + place : character.codePointAt(0)!;
};

const isCharacterInUtf8 = ([lead = 0, ...others]: number[]): boolean => {
  const following = lead >= 0xc2 && lead <= 0xdf ? 1 : lead <= 0xef ? 2 : 3;
  if (lead < 0xc2 || lead > 0xf4 || others.length < following) return false;
  return others.slice(0, following).every((byte) => byte >= 0x80 && byte <= 0xbf);
};
