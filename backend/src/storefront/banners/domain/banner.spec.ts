import { BannerList, maxBanners } from './banner';
import { centre } from '../../../shared/focal-point';
import { NoSuchBanner, OrderOfOtherBanners, TooManyBanners } from './banner.errors';

const now = new Date('2026-03-01T12:00:00Z');
const images = (list: BannerList) => list.banners.map(({ image }) => image);

const plain = { headline: '', text: '', link: null, focalPoint: centre };

describe('the banners', () => {
  let list: BannerList;
  let ids: string[];
  beforeEach(() => {
    list = BannerList.restore([]);
    for (const image of ['winter', 'spring', 'summer']) list.add(image, plain, now);
    ids = list.banners.map(({ id }) => id);
  });

  it('are listed newest first', () => {
    expect(images(list)).toEqual(['summer', 'spring', 'winter']);
  });

  it('are at most fifty', () => {
    while (list.banners.length < maxBanners) list.add('more', plain, now);
    expect(() => list.add('too much', plain, now)).toThrow(TooManyBanners);
  });

  it('have an optional link and focal point', () => {
    const presentation = { ...plain, link: '/shop/listing?category=men', focalPoint: { x: 20, y: 75 } };
    expect(list.present(ids[1]!, presentation)).toMatchObject({ image: 'spring', ...presentation });
    expect(list.banners.map(({ link }) => link)).toEqual([null, presentation.link, null]);
    expect(() => list.present('other', presentation)).toThrow(NoSuchBanner);
  });

  it('can be deleted once', () => {
    list.delete(ids[1]!);
    expect(images(list)).toEqual(['summer', 'winter']);
    expect(() => list.delete(ids[1]!)).toThrow(NoSuchBanner);
  });

  it('are reordered as a whole', () => {
    const [summer, spring, winter] = ids as [string, string, string];
    list.reorder([winter, summer, spring]);
    expect(images(list)).toEqual(['winter', 'summer', 'spring']);
    for (const wrong of [[winter, summer], [...ids, 'other'], [winter, winter, spring], []]) {
      expect(() => list.reorder(wrong)).toThrow(OrderOfOtherBanners);
    }
    expect(images(list)).toEqual(['winter', 'summer', 'spring']);
  });
});
