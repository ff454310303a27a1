import { writtenDay } from '@haberdash/kit/day';
import { ButtonLink } from '@haberdash/kit/ui/ButtonLink';
import { EmptyState } from '@haberdash/kit/ui/EmptyState';
import { ErrorState } from '@haberdash/kit/ui/ErrorState';
import { PageHeading } from '@haberdash/kit/ui/PageHeading';
import { Link, useLocation, useParams, useSearchParams } from 'react-router-dom';
import type { TextPage as Text } from '../content/content.api';
import { textPagePath } from '../content/page-paths';
import { ShopBlock } from '../content/ShopBlock';
import { ShopText } from '../content/ShopText';
import { textBlocks } from '../content/text-blocks';
import { withoutShopWords } from '../content/use-shop-words';
import { useTextPage } from '../content/use-text-page';
import { AllMeasures } from './AllMeasures';
import { HelpNav } from './HelpNav';
import styles from './help.module.css';
import { ShopAddress } from './ShopAddress';
import { TextPageSkeleton } from './TextPageSkeleton';

/** A page of text, under `/shop/pages/:slug` or a path of its own. */
export default function TextPage() {
  const { pathname } = useLocation();
  const { slug = pathname.split('/')[2]! } = useParams();
  const [search] = useSearchParams();
  const { value: page, request, isMissing, load } = useTextPage(slug, search.get('version') ?? undefined);

  if (isMissing) {
    return (
      <EmptyState title="Page not found" pageTitle="Page not found">
        <p>It may have been deleted, or the link is incomplete.</p>
        <ButtonLink to="/shop/home">Go to the home page</ButtonLink>
      </EmptyState>
    );
  }
  if (!page && request.status === 'failed') {
    return (
      <ErrorState title="We couldn't load this page" pageTitle="Page" onRetry={load}>
        <p>{request.message}</p>
      </ErrorState>
    );
  }
  return (
    <div className={styles.help}>
      <HelpNav slug={slug} />
      {page ? <Article page={page} /> : <TextPageSkeleton />}
    </div>
  );
}

/** Today's prices and rules are not those of an older text. */
const withoutToday = (html: string) =>
  withoutShopWords(textBlocks.reduce((text, { mark }) => text.replaceAll(mark, ''), html));

/** The block of a page whose text does not name it. */
function MissingBlock({ slug, html }: Pick<Text, 'slug' | 'html'>) {
  const block = textBlocks.find((one) => one.slug === slug && !html.includes(one.mark));
  return block && <ShopBlock block={block} />;
}

function Article({ page: { slug, title, html, version, latestVersion, updatedAt } }: { page: Text }) {
  const isCurrent = version >= latestVersion;
  return (
    <article className={styles.article}>
      <PageHeading title={title}>{title}</PageHeading>
      {!isCurrent && (
        <p className={styles.note}>
          This is version {version} of {writtenDay(updatedAt)}. It has been replaced.{' '}
          <Link to={textPagePath(slug)}>Read the current version</Link>
        </p>
      )}
      {(slug === 'contact' || slug === 'imprint') && <ShopAddress />}
      <ShopText html={isCurrent ? html : withoutToday(html)} />
      {isCurrent && <MissingBlock slug={slug} html={html} />}
      {slug === 'size-guide' && <AllMeasures />}
    </article>
  );
}
