/** Common colours, for clients that send a name without a hex value. */
const hexes = new Map(
  Object.entries({
    apricot: '#f0b27f',
    aqua: '#7fc7c9',
    beige: '#d9c7a7',
    black: '#1f1f21',
    blue: '#2f5fae',
    bronze: '#8c6a3f',
    brown: '#6b4a35',
    burgundy: '#722f3d',
    camel: '#b98a56',
    charcoal: '#4a4c52',
    copper: '#b4704a',
    coral: '#e9806e',
    cream: '#efe4d0',
    denim: '#4a6484',
    ecru: '#e6dcc4',
    fuchsia: '#c43a86',
    gold: '#c9a24b',
    green: '#3f7d4e',
    grey: '#8e9096',
    indigo: '#343f6b',
    ivory: '#f4eedd',
    khaki: '#8a8256',
    lavender: '#b9aed6',
    lilac: '#c3a9cf',
    lime: '#a9c23f',
    magenta: '#b83280',
    maroon: '#6a2a33',
    mint: '#a9d6bd',
    mustard: '#c99a2e',
    navy: '#1f2f4d',
    olive: '#6b6f3f',
    orange: '#dd7a35',
    peach: '#f2bf9f',
    pink: '#e3a0ad',
    plum: '#6b3a57',
    purple: '#6a4a70',
    red: '#bf3b3b',
    rose: '#d98c96',
    rust: '#a4502e',
    salmon: '#e79a85',
    sand: '#d3b98f',
    silver: '#c0c4c9',
    stone: '#b7b0a3',
    tan: '#a9713f',
    taupe: '#8b7d70',
    teal: '#2f7577',
    turquoise: '#3fa6a5',
    violet: '#7a5a9e',
    white: '#f6f3ee',
    wine: '#6b2436',
    yellow: '#e3bf47',
  }),
);

/** The first word that is a colour counts: heather grey is grey, in American English, too. */
export const hexOfName = (name: string): string | undefined =>
  name
    .toLowerCase()
    .split(/[^a-z]+/)
    .map((word) => hexes.get(word === 'gray' ? 'grey' : word))
    .find((hex) => hex !== undefined);
