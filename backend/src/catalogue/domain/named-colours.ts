/** Common colours, for clients that send a name without a hex value. */
const hexes = new Map(
  Object.entries({
    beige: '#d9c7a7',
    black: '#1f1f21',
    blue: '#2f5fae',
    brown: '#6b4a35',
    burgundy: '#722f3d',
    camel: '#b98a56',
    charcoal: '#4a4c52',
    cream: '#efe4d0',
    green: '#3f7d4e',
    grey: '#8e9096',
    khaki: '#8a8256',
    navy: '#1f2f4d',
    olive: '#6b6f3f',
    orange: '#dd7a35',
    pink: '#e3a0ad',
    purple: '#6a4a70',
    red: '#bf3b3b',
    sand: '#d3b98f',
    silver: '#c0c4c9',
    tan: '#a9713f',
    teal: '#2f7577',
    white: '#f6f3ee',
    yellow: '#e3bf47',
  }),
);

export const hexOfName = (name: string): string | undefined => hexes.get(name.toLowerCase());
