/** Marks of direction and joints of lines, which copied text carries along; joiners within words stay. */
const invisible = /[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;

/** The text as if it had been typed: with plain spaces, and without what nobody sees. */
export const asTyped = (pasted: string): string => pasted.replace(invisible, '').replace(/\p{Zs}+/gu, ' ');

/** A postcode or a phone number may also be pasted with digits and letters of full width, and with any dash. */
export const asTypedCode = (pasted: string): string =>
  asTyped(pasted.normalize('NFKC'))
    .replace(/[\p{Pd}\u2212\u30fc]/gu, '-')
    .trim();
