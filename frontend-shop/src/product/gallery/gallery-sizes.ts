/** Half a page wide; on phones as wide as the screen: see product-details.module.css. */
export const gallerySizes = [
  '(min-width: 120rem) 46.5rem',
  '(min-width: 82rem) 38.5rem',
  '(min-width: 48rem) calc(50vw - 2.5rem)',
  '(min-height: 30rem) 100vw',
  'min(100vw - 2rem, 43.2vh)',
].join(', ');
