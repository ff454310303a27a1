import type { CSSProperties } from 'react';

/** These are the shop's light colours. */
const ink = '#171411';
const muted = '#5d564d';
const paper = '#faf7f2';
const rust = '#a5402a';
const headings = "Georgia, 'Times New Roman', serif";
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
    backgroundColor: '#f0eae0',
    color: ink,
    fontFamily: 'Helvetica, Arial, sans-serif',
    margin: 0,
    padding: '24px 8px',
  },
  sheet: { backgroundColor: paper, borderTop: `3px solid ${rust}`, maxWidth: '560px', padding: '32px 24px' },
  brand: { fontFamily: headings, fontSize: '22px', fontWeight: 700, margin: '0 0 24px' },
  brandLink: { color: ink, textDecoration: 'none' },
  heading: {
    color: ink,
    fontFamily: headings,
    fontSize: '26px',
    fontWeight: 700,
    lineHeight: '34px',
    margin: '0 0 16px',
  },
  text,
  strong: { ...text, fontWeight: 700 },
  pictureCell: { paddingBottom: '16px', verticalAlign: 'top', width: '80px' },
  picture: { backgroundColor: '#f0eae0', borderRadius: '4px', display: 'block', objectFit: 'cover' },
  lineName: line,
  amount,
  totalName: { ...line, fontWeight: 700 },
  total: { ...amount, fontWeight: 700 },
  action: { margin: '24px 0' },
  button: {
    backgroundColor: ink,
    borderRadius: '4px',
    color: paper,
    fontSize: '16px',
    fontWeight: 700,
    padding: '15px 28px',
    textDecoration: 'none',
  },
  link: { color: ink },
  line: { borderColor: rust, margin: '24px 0 16px' },
  small: { color: muted, fontSize: '13px', lineHeight: '20px', margin: 0 },
  mutedLink: { color: muted },
} satisfies Record<string, CSSProperties>;

/** For mail programs that know dark mode; others compute colours of their own. The styles at the elements need `!important`. */
export const darkColours = `
  @media (prefers-color-scheme: dark) {
    body, body > table > tbody > tr > td { background-color: #16120f !important; }
    .sheet { background-color: #1f1a16 !important; }
    .sheet p, .sheet h1, .ink { color: #f1efea !important; }
    .sheet .muted { color: #b5b1a8 !important; }
    .sheet, .line { border-color: #eb9377 !important; }
    .action { background-color: #f1efea !important; color: #1d1d1b !important; }
  }`;
