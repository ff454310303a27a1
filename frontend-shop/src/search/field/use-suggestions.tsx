import { pictureSources } from '@haberdash/kit/pictures';
import { useNavigate } from 'react-router-dom';
import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { listingPath, menuGroups, nameOf } from '../../listing/query/listing-query';
import { pathTo, useMenu } from '@haberdash/kit/menu/use-menu';
import { useProductEntry } from '../../product/dialog/use-open-product';
import { ChevronIcon, ClockIcon, SearchIcon } from '../../ui/icons';
import type { Suggestions } from '../search.api';
import { selectRecent, selectSuggestions } from '../search.slice';
import styles from './suggestions.module.css';

export interface Suggestion {
  key: string;
  name: string;
  /** The type of the suggestion, or the category that it is in, if the name alone is ambiguous. */
  kind?: string;
  picture: ReactNode;
  choose: () => void;
}

export interface SuggestionGroup {
  label: string;
  suggestions: Suggestion[];
}

/** Suggestions for the typed text; for an empty field, the recent searches. */
export function useSuggestions(text: string, search: (keyword: string) => void): SuggestionGroup[] {
  const suggested = useSelector(selectSuggestions);
  const recent = useSelector(selectRecent);
  const openProduct = useProductEntry();
  const groups = useGroups(suggested, search, openProduct);
  if (text.trim()) return groups;
  return withoutEmpty([searchesOf('Recent searches', recent, <ClockIcon />, search)]);
}

type Choose = (value: string) => void;

const searchesOf = (label: string, keywords: string[], picture: ReactNode, search: Choose) => ({
  label,
  suggestions: keywords.map((name) => ({ key: name, name, picture, choose: () => search(name) })),
});

/** Suggestions of the server, each with what choosing it does. */
export function useGroups(
  suggested: Suggestions | null,
  search: Choose,
  openProduct: Choose,
): SuggestionGroup[] {
  const { names, categories } = useMenu();
  /** Categories of the same name are in different ones. */
  const kindOf = (group: 'category' | 'brand', id: string) =>
    (group === 'category' && pathTo(id, categories).at(-2)?.name) || menuGroups[group];
  const navigate = useNavigate();
  if (!suggested) return [];

  const { groups, products } = suggested;
  const titles = new Set(products.map(({ title }) => title.toLowerCase()));
  // A keyword that is a product's title is suggested as that product.
  const keywords = suggested.keywords.filter((keyword) => !titles.has(keyword));
  return withoutEmpty([
    searchesOf('Searches', keywords, <SearchIcon />, search),
    {
      label: 'Categories and brands',
      suggestions: groups.map(({ group, id }) => ({
        key: `${group} ${id}`,
        name: nameOf(group, id, names),
        kind: kindOf(group, id),
        picture: <ChevronIcon to="right" />,
        choose: () => void navigate(listingPath({ [group]: [id] })),
      })),
    },
    {
      label: 'Products',
      suggestions: products.map(({ _id, title, image }) => ({
        key: _id,
        name: title,
        picture: <img {...pictureSources(image)} sizes="40px" className={styles.picture} alt="" />,
        choose: () => openProduct(_id),
      })),
    },
  ]);
}

function withoutEmpty(groups: SuggestionGroup[]): SuggestionGroup[] {
  return groups.filter(({ suggestions }) => suggestions.length > 0);
}
