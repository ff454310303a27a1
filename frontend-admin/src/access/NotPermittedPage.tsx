import type { MenuItem } from '@haberdash/kit/feature';
import { Link } from 'react-router-dom';
import { Page } from '../ui/Page';

/** Stands in the place of a page that the role does not allow. @param next where the user may go on */
export function NotPermittedPage({ next }: { next: MenuItem | undefined }) {
  return (
    <Page title="Not for your role">
      <p>Your role doesn't allow you to use this page. If you need it, ask an owner of the shop.</p>
      <p>
        <Link to={next?.to ?? '/admin/account'}>Go to {next?.label ?? 'your account'}</Link>
      </p>
    </Page>
  );
}
