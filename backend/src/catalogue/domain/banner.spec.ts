import { BannerList, maxBanners } from './banner';
import { NoSuchBanner, OrderOfOtherBanners, TooManyBanners } from './catalogue.errors';

const now = new Date('2026-03-01T12:00:00Z');
const images = (list: BannerList) => list.banners.map(({ image }) => image);

describe('the banners', () => {
  let list: BannerList;
  let ids: string[];
  beforeEach(() => {
    list = BannerList.restore([]);
    for (const image of ['winter', 'spring', 'summer']) list.add(image, now);
    ids = list.banners.map(({ id }) => id);
  });

  it('have the newest first', () => {
    expect(images(list)).toEqual(['summer', 'spring', 'winter']);
  });

  it('are fifty at most', () => {
    while (list.banners.length < maxBanners) list.add('more', now);
    expect(() => list.add('too much', now)).toThrow(TooManyBanners);
  });

  it('lose one that is deleted, once', () => {
    list.delete(ids[1]!);
    expect(images(list)).toEqual(['summer', 'winter']);
    expect(() => list.delete(ids[1]!)).toThrow(NoSuchBanner);
  });

  it('stand as they are ordered, all of them', () => {
    const [summer, spring, winter] = ids as [string, string, string];
    list.reorder([winter, summer, spring]);
    expect(images(list)).toEqual(['winter', 'summer', 'spring']);
    for (const wrong of [[winter, summer], [...ids, 'other'], [winter, winter, spring], []]) {
      expect(() => list.reorder(wrong)).toThrow(OrderOfOtherBanners);
    }
    expect(images(list)).toEqual(['winter', 'summer', 'spring']);
  });
});
