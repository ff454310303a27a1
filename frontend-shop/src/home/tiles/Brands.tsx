import { useMenu } from '@haberdash/kit/menu/use-menu';
import { BrandMark } from './BrandMark';
import { Tiles } from './Tiles';

export function Brands() {
  const { brands } = useMenu();
  return (
    <Tiles title="Shop by Brand" group="brand" tiles={brands} picture={(brand) => <BrandMark {...brand} />} />
  );
}
