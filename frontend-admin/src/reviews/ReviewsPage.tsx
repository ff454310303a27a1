import { AdminList } from '../list/AdminList';
import { Page } from '../ui/Page';
import { Panel } from '../ui/Panel';
import { HideDialog } from './HideDialog';
import { ReplyDialog } from './reply/ReplyDialog';
import { reviewColumns } from './review-columns';
import { reviewFilters, reviewSorts, reviewViews } from './review-filters';
import { reviewsList } from './reviews-list';
import { SelectedReviews } from './SelectedReviews';

export default function ReviewsPage() {
  return (
    <Page title="Reviews">
      <Panel title="Latest reviews">
        <AdminList
          list={reviewsList}
          name="reviews"
          columns={reviewColumns}
          idOf={({ _id }) => _id}
          labelOf={({ userName, productTitle }) => `${userName} on ${productTitle}`}
          emptyHint="New reviews appear here."
          searchLabel="Search by text, customer or reason"
          filters={reviewFilters}
          sorts={reviewSorts}
          views={reviewViews}
          exportPath="/api/admin/reviews/export"
          actions={(reviews) => <SelectedReviews reviews={reviews} />}
        />
      </Panel>
      <HideDialog />
      <ReplyDialog />
    </Page>
  );
}
