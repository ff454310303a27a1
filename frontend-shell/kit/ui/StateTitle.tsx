// By its full name: only what the shell imports under it is shared with the remotes.
import { PageHeading } from '@haberdash/kit/ui/PageHeading';

interface StateTitleProps {
  title: string;
  /** Where this is the whole page: what the browser's tab says. */
  pageTitle?: string | undefined;
}

/** Of what stands for a part that is empty or can't be shown, or for a whole page. */
export function StateTitle({ title, pageTitle }: StateTitleProps) {
  if (pageTitle === undefined) return <h2 className="state-title">{title}</h2>;
  return (
    <PageHeading title={pageTitle} className="state-title">
      {title}
    </PageHeading>
  );
}
