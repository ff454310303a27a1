import { childrenOf, useMenu } from '@haberdash/kit/menu/use-menu';
import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { CategoryPicture } from './CategoryPicture';
import { selectShowcase, showcaseRequested } from '../home.slice';
import { Tiles } from './Tiles';

export function Categories() {
  const showcase = useSelector(selectShowcase);
  const { categories } = useMenu();
  const dispatch = useDispatch();

  useEffect(() => void dispatch(showcaseRequested()), [dispatch]);

  return (
    <Tiles
      title="Shop by category"
      group="category"
      tiles={childrenOf(null, categories)}
      picture={({ slug }) => <CategoryPicture category={slug} url={showcase[slug]} />}
    />
  );
}
