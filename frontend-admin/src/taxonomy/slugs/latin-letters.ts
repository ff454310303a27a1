/** Each letter with what stands for it. */
const letters =
  'ßss æae œoe øo đd ðd þth łl ħh ŧt ıi ŋn əe ' +
  'аa бb вv гg ґg дd ђdj еe єye жzh зz иi іi јj кk лl љlj мm нn њnj оo пp рr сs тt ћc уu фf хkh цts чch џdz шsh щshch ъ ыy ь эe юyu яya ' +
  'αa βv γg δd εe ζz ηi θth ιi κk λl μm νn ξx οo πp ρr σs ςs τt υy φf χch ψps ωo';

const latin = new Map(letters.split(' ').map(([letter, ...latin]) => [letter, latin.join('')]));

/** In small letters without accents and apostrophes; Cyrillic and Greek ones as they sound. The server does the same for products. */
export const inLatinLetters = (text: string): string =>
  Array.from(
    text
      .normalize('NFKD')
      .replace(/[\p{M}'’]/gu, '')
      .toLowerCase(),
    (letter) => latin.get(letter) ?? letter,
  ).join('');
