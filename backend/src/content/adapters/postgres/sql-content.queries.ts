import sql, { type Sql } from 'sql-template-tag';
import type { Database } from '../../../platform/postgres/database';
import { isoTime } from '../../../platform/postgres/iso-time';
import type { Json } from '../../../shared/json';
import { ContentQueries, type FoundPage } from '../../application/ports';
import { wellKnownSlugs } from '../../domain/page';
import { settingDefaults, type SettingName } from '../../domain/setting';

const wellKnown = [...wellKnownSlugs];
/** Null for other pages. */
const wellKnownPlace = (slug: Sql): Sql => sql`array_position(${wellKnown}::text[], ${slug})`;

const valueOf = (name: SettingName): Sql => sql`${JSON.stringify(settingDefaults[name])}::jsonb || value`;
const setting = (name: SettingName): Sql =>
  sql`(SELECT ${valueOf(name)} FROM content.settings WHERE name = ${name})`;

const newestVersions = sql`content.pages p JOIN content.page_versions v USING (slug, version)`;

const author = sql`json_build_object('kind', split_part(v.saved_by, ':', 1), 'name', v.saved_by_name)`;

const adminFields = sql`
  'slug', p.slug, 'kind', p.kind, 'brand', p.brand, 'category', p.category, 'title', v.title, 'version', p.version,
  'isWellKnown', ${wellKnownPlace(sql`p.slug`)} IS NOT NULL, 'updatedAt', ${isoTime(sql`v.saved_at`)}, 'by', ${author}`;

export class SqlContentQueries extends ContentQueries {
  constructor(private readonly database: Database) {
    super();
  }

  async ofShop(): Promise<Json<'ShopContent'>> {
    const [row] = await this.database.queryPrepared<{ content: Json<'ShopContent'> }>(sql`
      SELECT (details.value || jsonb_build_object(
               'announcement', (SELECT a - 'isOn' FROM jsonb_path_query(details.value, '$.announcement') a WHERE (a->>'isOn')::boolean),
               'pages', (SELECT jsonb_agg(jsonb_build_object('slug', p.slug, 'title', v.title) ORDER BY ${wellKnownPlace(sql`p.slug`)})
                           FROM ${newestVersions} WHERE p.slug = ANY(${wellKnown}::text[])),
               'sizeGuides', (SELECT coalesce(jsonb_agg(jsonb_build_object(
                                       'slug', p.slug, 'title', v.title, 'brand', p.brand, 'category', p.category) ORDER BY p.slug), '[]')
                                FROM ${newestVersions} WHERE coalesce(p.brand, p.category) IS NOT NULL),
               'home', (SELECT coalesce(jsonb_agg(s.section - 'isOn' ORDER BY s.place), '[]')
                          FROM jsonb_array_elements(${setting('home-sections')}->'sections') WITH ORDINALITY s (section, place)
                         WHERE (s.section->>'isOn')::boolean)
             ))::text AS content
        FROM (SELECT ${setting('shop-details')} AS value) details`);
    return row!.content;
  }

  async page(slug: string, version?: number): Promise<FoundPage | undefined> {
    const [row] = await this.database.queryPrepared<FoundPage>(sql`
      SELECT p.slug, v.title, v.body, v.version, p.version AS "latestVersion", ${isoTime(sql`v.saved_at`)} AS "updatedAt"
        FROM content.pages p JOIN content.page_versions v USING (slug)
       WHERE p.slug = ${slug} AND v.version = coalesce(${version ?? null}::integer, p.version)`);
    return row;
  }

  async slugs(): Promise<string[]> {
    const rows = await this.database.query<{ slug: string }>(
      sql`SELECT slug FROM content.pages ORDER BY slug`,
    );
    return rows.map(({ slug }) => slug);
  }

  async pages(): Promise<Json<'Pages'>> {
    const [row] = await this.database.query<{ pages: Json<'Pages'> }>(sql`
      SELECT coalesce(json_agg(json_build_object(${adminFields}) ORDER BY ${wellKnownPlace(sql`p.slug`)}, v.title, p.slug), '[]')::text AS pages
        FROM ${newestVersions}`);
    return row!.pages;
  }

  async pageToEdit(slug: string): Promise<Json<'Page'> | undefined> {
    const [row] = await this.database.query<{ page: Json<'Page'> }>(sql`
      SELECT json_build_object(${adminFields}, 'body', v.body)::text AS page FROM ${newestVersions} WHERE p.slug = ${slug}`);
    return row?.page;
  }

  async versions(slug: string): Promise<Json<'PageVersions'> | undefined> {
    const [row] = await this.database.query<{ versions: Json<'PageVersions'> | null }>(sql`
      SELECT json_agg(json_build_object('version', v.version, 'title', v.title, 'at', ${isoTime(sql`v.saved_at`)}, 'by', ${author})
               ORDER BY v.version DESC)::text AS versions
        FROM content.page_versions v WHERE v.slug = ${slug}`);
    return row!.versions ?? undefined;
  }

  async setting(name: SettingName): Promise<Json<'Setting'>> {
    const [row] = await this.database.query<{ setting: Json<'Setting'> }>(sql`
      SELECT (${valueOf(name)} || jsonb_build_object('version', version))::text AS setting FROM content.settings WHERE name = ${name}`);
    return row!.setting;
  }
}
