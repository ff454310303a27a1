// Imported by its package name: only such imports are shared with the remotes.
import { PageHeading } from '@haberdash/kit/ui/PageHeading';

interface StateTitleProps {
  title: string;
  /** The document's title, if this is the whole page. */
  pageTitle?: string | undefined;
}

/** The title of an empty or failed part of the page, or of a whole page. */
export function StateTitle({ title, pageTitle }: StateTitleProps) {
  if (pageTitle === undefined) return <h2 className="state-title">{title}</h2>;
  return (
    <PageHeading title={pageTitle} className="state-title">
      {title}
    </PageHeading>
  );
}
