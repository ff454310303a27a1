import { countryName } from '@haberdash/kit/countries/country-name';
import type { Loadable } from '@haberdash/kit/loadable';
import { menuRequested } from '@haberdash/kit/menu/menu.slice';
import { useMenu } from '@haberdash/kit/menu/use-menu';
import { ErrorState } from '@haberdash/kit/ui/ErrorState';
import Button from 'antd/es/button';
import Skeleton from 'antd/es/skeleton';
import { useEffect, type ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { IfAllowed } from '../access/IfAllowed';
import { EditorSheet } from '../editor/EditorSheet';
import { pagesRequested, selectPages } from '../pages/pages.slice';
import { Page } from '../ui/Page';
import { Panel } from '../ui/Panel';
import { DetailsForm } from './DetailsForm';
import { titleOf } from './section-labels';
import { SectionsForm } from './SectionsForm';
import { detailsEditor, sectionsEditor } from './shop-editors';
import type { HomeSections, ShopDetails } from './shop-settings.api';
import styles from './shop-settings.module.css';
import { detailsRequested, sectionsRequested, selectDetails, selectSections } from './shop-settings.slice';

/** Edits the details of the shop and the sections of its home page. */
export default function ShopPage() {
  return (
    <Page title="Shop">
      <IfAllowed needs="settings.change">
        <Details />
      </IfAllowed>
      <IfAllowed needs="content.change">
        <HomePage />
      </IfAllowed>
    </Page>
  );
}

function Details() {
  const dispatch = useDispatch();
  const details = useSelector(selectDetails);
  useEffect(() => void dispatch(detailsRequested()), [dispatch]);
  return (
    <>
      <Panel title="Details">
        <Loaded what="details" loadable={details} onRetry={() => dispatch(detailsRequested())}>
          {(saved) => (
            <>
              <DetailsSummary details={saved} />
              <Button type="primary" onClick={() => dispatch(detailsEditor.opened({ saved }))}>
                Edit details
              </Button>
            </>
          )}
        </Loaded>
      </Panel>
      <EditorSheet editor={detailsEditor} title={() => 'Edit details'}>
        <DetailsForm />
      </EditorSheet>
    </>
  );
}

function HomePage() {
  const dispatch = useDispatch();
  const sections = useSelector(selectSections);
  useEffect(() => {
    for (const requested of [sectionsRequested, pagesRequested, menuRequested]) dispatch(requested());
  }, [dispatch]);
  return (
    <>
      <Panel title="Home page">
        <Loaded what="sections" loadable={sections} onRetry={() => dispatch(sectionsRequested())}>
          {(saved) => (
            <>
              <SectionsSummary sections={saved} />
              <Button type="primary" onClick={() => dispatch(sectionsEditor.opened({ saved }))}>
                Edit home page
              </Button>
            </>
          )}
        </Loaded>
      </Panel>
      <EditorSheet editor={sectionsEditor} title={() => 'Edit home page'}>
        <SectionsForm />
      </EditorSheet>
    </>
  );
}

interface LoadedProps<Value> {
  what: string;
  loadable: Loadable<Value>;
  onRetry: () => void;
  children: (value: Value) => ReactNode;
}

function Loaded<Value>({ what, loadable: { value, request }, onRetry, children }: LoadedProps<Value>) {
  if (request.status === 'failed') {
    return (
      <ErrorState title={`We couldn't load the ${what}`} onRetry={onRetry}>
        <p>{request.message}</p>
      </ErrorState>
    );
  }
  return value === null ? <Skeleton active title={false} paragraph={{ rows: 6 }} /> : children(value);
}

function DetailsSummary({ details }: { details: ShopDetails }) {
  const { name, tagline, postalAddress, country, email, announcement, promises, footer } = details;
  const facts: [string, string][] = [
    ['Name', name],
    ['Tagline', tagline],
    ['Postal address', postalAddress],
    ['Country', countryName(country)],
    ['E-mail', email],
    ['Announcement', announcement.isOn ? announcement.text : ''],
    ['Promises', promises.map((promise) => `${promise.title}: ${promise.text}`).join('\n')],
    ['Footer', [...footer.lines, ...footer.links.map(({ label }) => label)].join('\n')],
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(([label, text]) => (
        <div key={label} className={styles.fact}>
          <dt>{label}</dt>
          <dd>{text || 'None'}</dd>
        </div>
      ))}
    </dl>
  );
}

function SectionsSummary({ sections: { sections } }: { sections: HomeSections }) {
  const { collections } = useMenu();
  const { value: pages } = useSelector(selectPages);
  const optionsOf = (named: readonly { slug: string; title: string }[]) =>
    named.map(({ slug, title }) => ({ value: slug, label: title }));
  const titles = { collection: optionsOf(collections), story: optionsOf(pages ?? []) };
  return (
    <ol className={styles.order}>
      {sections.map((section) => {
        const title = titleOf(section, titles);
        return (
          <li key={title} data-off={!section.isOn || undefined}>
            {title}
            {!section.isOn && ' (hidden)'}
          </li>
        );
      })}
    </ol>
  );
}
