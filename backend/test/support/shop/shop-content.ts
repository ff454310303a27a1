import type { PageDraft } from '../../../src/content/domain/page';
import type { SettingValues } from '../../../src/content/domain/setting';

/** A page of text. */
export const aPage = (given: Partial<PageDraft> = {}): PageDraft => ({
  slug: 'our-story',
  kind: 'page',
  brand: null,
  category: null,
  title: 'Our story',
  body: 'It began with a **needle**.',
  ...given,
});

/** The settings of a shop that has filled in everything. */
export const aSettings = (): SettingValues => ({
  'shop-details': {
    name: 'Thimble',
    tagline: 'Well cut.',
    postalAddress: '12 Needle Lane\nThreadneedle',
    email: 'help@thimble.test',
    currencySymbol: 'after',
    country: 'GB',
    announcement: { text: 'Winter sale', isOn: true, link: '/shop/listing' },
    promises: [{ title: 'Delivery', text: 'Free on every order', link: '/shop/delivery' }],
    footer: { lines: ['Free delivery'], links: [{ label: 'Our story', link: '/shop/pages/our-story' }] },
    withdrawal: { label: 'Cancel my contract', confirm: 'Cancel it now', intro: 'We are sorry to hear it.' },
  },
  'home-sections': {
    sections: [
      { type: 'story', isOn: true, slug: 'our-story' },
      { type: 'hero', isOn: true, heading: 'Well cut', text: 'Every day' },
      { type: 'brands', isOn: false },
    ],
  },
});
