import type { CSSProperties } from 'react';

const ink = '#1d1d1b';
const muted = '#5f5d58';
/** A long word breaks, rather than widen the e-mail beyond a phone. */
const text: CSSProperties = {
  fontSize: '16px',
  lineHeight: '24px',
  margin: '0 0 16px',
  overflowWrap: 'anywhere',
};

/** A cell, which has no margin. */
const line: CSSProperties = { ...text, margin: 0, paddingBottom: '16px', verticalAlign: 'top' };
const amount: CSSProperties = { ...line, textAlign: 'right', whiteSpace: 'nowrap', width: '120px' };

/** Mail programs read styles at the element only. */
export const styles = {
  page: {
    backgroundColor: '#f4f2ee',
    color: ink,
    fontFamily: 'Helvetica, Arial, sans-serif',
    margin: 0,
    padding: '24px 8px',
  },
  sheet: { backgroundColor: '#ffffff', maxWidth: '560px', padding: '32px 24px' },
  brand: { fontSize: '18px', fontWeight: 700, margin: '0 0 24px' },
  brandLink: { color: ink, textDecoration: 'none' },
  heading: { color: ink, fontSize: '24px', lineHeight: '32px', margin: '0 0 16px' },
  text,
  strong: { ...text, fontWeight: 700 },
  lineName: line,
  amount,
  totalName: { ...line, fontWeight: 700 },
  total: { ...amount, fontWeight: 700 },
  action: { margin: '24px 0' },
  button: {
    backgroundColor: ink,
    borderRadius: '4px',
    color: '#ffffff',
    fontSize: '16px',
    fontWeight: 700,
    padding: '15px 28px',
    textDecoration: 'none',
  },
  link: { color: ink },
  line: { borderColor: '#dedbd3', margin: '24px 0 16px' },
  small: { color: muted, fontSize: '13px', lineHeight: '20px', margin: 0 },
  mutedLink: { color: muted },
} satisfies Record<string, CSSProperties>;

/** For mail programs that know dark mode; others compute colours of their own. The styles at the elements need `!important`. */
export const darkColours = `
  @media (prefers-color-scheme: dark) {
    body, body > table > tbody > tr > td { background-color: #161615 !important; }
    .sheet { background-color: #232321 !important; }
    .sheet p, .sheet h1, .ink { color: #f1efea !important; }
    .sheet .muted { color: #b5b1a8 !important; }
    .line { border-color: #45433f !important; }
    .action { background-color: #f1efea !important; color: #1d1d1b !important; }
  }`;
