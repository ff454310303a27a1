import { Link } from 'react-router-dom';
import { useId, type ReactNode } from 'react';
import { listingPath, type FilterGroup } from '../../listing/query/listing-query';
import styles from './tiles.module.css';

interface Tile {
  slug: string;
  name: string;
}

interface TilesProps<T extends Tile> {
  title: string;
  group: FilterGroup;
  tiles: readonly T[];
  picture: (tile: T) => ReactNode;
}

/** One link per tile to the listing with only that filter. */
export function Tiles<T extends Tile>({ title, group, tiles, picture }: TilesProps<T>) {
  const titleId = useId();
  if (tiles.length === 0) return null;
  return (
    <section aria-labelledby={titleId} className={styles.section}>
      <h2 id={titleId}>{title}</h2>
      <ul className={styles.tiles} data-group={group}>
        {tiles.map((tile) => (
          <li key={tile.slug}>
            <Link className={styles.tile} to={listingPath({ [group]: [tile.slug] })}>
              {picture(tile)}
              {tile.name}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
