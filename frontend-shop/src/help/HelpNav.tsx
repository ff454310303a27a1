import { NavLink } from 'react-router-dom';
import { useSelector } from 'react-redux';
import { selectContent } from '../content/content.slice';
import { helpPages, legalPages, textPagePath } from '../content/page-paths';
import styles from './help.module.css';

/** Links to the pages beside this one: those of the help, or the legal ones. */
export function HelpNav({ slug }: { slug: string }) {
  const { value } = useSelector(selectContent);
  const groups = [helpPages(value?.pages ?? []), legalPages(value?.pages ?? [])];
  const group = groups.find((pages) => pages.some((page) => page.slug === slug));
  return (
    <nav aria-label="Help pages" className={styles.nav}>
      {group?.map(({ slug: other, title }) => (
        <NavLink key={other} to={textPagePath(other)}>
          {title}
        </NavLink>
      ))}
    </nav>
  );
}
