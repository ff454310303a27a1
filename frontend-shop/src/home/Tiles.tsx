import { Link } from 'react-router-dom';
import { useId, type ReactNode } from 'react';
import { listingPath, type FilterGroup } from '../catalogue/listing-query';
import styles from './tiles.module.css';

interface TilesProps<Id extends string> {
  title: string;
  group: FilterGroup;
  labels: Record<Id, string>;
  picture: (id: Id) => ReactNode;
}

/** One link per id to the listing with only that filter. */
export function Tiles<Id extends string>({ title, group, labels, picture }: TilesProps<Id>) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={styles.section}>
      <h2 id={titleId}>{title}</h2>
      <ul className={styles.tiles} data-group={group}>
        {(Object.keys(labels) as Id[]).map((id) => (
          <li key={id}>
            <Link className={styles.tile} to={listingPath({ [group]: [id] })}>
              {picture(id)}
              {labels[id]}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
