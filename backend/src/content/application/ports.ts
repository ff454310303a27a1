import type { Json } from '../../shared/json';
import type { Page } from '../domain/page';
import type { Setting, SettingName } from '../domain/setting';

export abstract class PageRepository {
  /** Locked until the transaction ends. */
  abstract findForChange(slug: string): Promise<Page | undefined>;
  /** Under the current actor and the database's time. @throws PageExists */
  abstract add(page: Page): Promise<void>;
  /** A new version, under the current actor and the database's time. */
  abstract save(page: Page): Promise<void>;
  /** Deletes all versions of the page. */
  abstract delete(page: Page): Promise<void>;
}

export abstract class SettingRepository {
  /** Locked until the transaction ends. */
  abstract findForChange<Name extends SettingName>(name: Name): Promise<Setting<Name>>;
  abstract save(setting: Setting): Promise<void>;
}

/** A version of a page as it is read. */
export interface FoundPage {
  slug: string;
  title: string;
  /** The body is Markdown. */
  body: string;
  version: number;
  /** The number of the newest. */
  latestVersion: number;
  /** When this version was saved, in ISO 8601. */
  updatedAt: string;
}

/** The read side; JSON is built by the database. */
export abstract class ContentQueries {
  /** Every page of the shop shows this `ShopContentView`. */
  abstract ofShop(): Promise<Json<'ShopContent'>>;
  /** @param version the newest if left out @returns undefined when there is none */
  abstract page(slug: string, version?: number): Promise<FoundPage | undefined>;
  /** The slugs of all pages, in their order. */
  abstract slugs(): Promise<string[]>;
  /** The well-known pages first: `AdminPageView[]`. */
  abstract pages(): Promise<Json<'Pages'>>;
  /** With its Markdown: `EditedPageView`. @returns undefined when there is none */
  abstract pageToEdit(slug: string): Promise<Json<'Page'> | undefined>;
  /** The newest comes first: `PageVersionView[]`. @returns undefined when there is no such page */
  abstract versions(slug: string): Promise<Json<'PageVersions'> | undefined>;
  /** With its version: `ShopDetailsView` or `HomeSectionsView`. */
  abstract setting(name: SettingName): Promise<Json<'Setting'>>;
}

export abstract class Markdown {
  /** @returns safe HTML, whose highest heading is an h2 */
  abstract toHtml(text: string): string;
  abstract toPlainText(text: string): string;
}
