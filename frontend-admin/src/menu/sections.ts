import AppstoreOutlined from '@ant-design/icons/es/icons/AppstoreOutlined';
import BarChartOutlined from '@ant-design/icons/es/icons/BarChartOutlined';
import DashboardOutlined from '@ant-design/icons/es/icons/DashboardOutlined';
import FileTextOutlined from '@ant-design/icons/es/icons/FileTextOutlined';
import SettingOutlined from '@ant-design/icons/es/icons/SettingOutlined';
import ShopOutlined from '@ant-design/icons/es/icons/ShopOutlined';
import TeamOutlined from '@ant-design/icons/es/icons/TeamOutlined';
import type { Feature, MenuItem } from '@haberdash/kit/feature';
import { createElement } from 'react';

/** The menu is ordered by work: each feature names the section of its pages. */
const sections = [
  { name: 'dashboard', label: 'Dashboard', Icon: DashboardOutlined },
  { name: 'orders', label: 'Orders', Icon: FileTextOutlined },
  { name: 'products', label: 'Products', Icon: AppstoreOutlined },
  { name: 'customers', label: 'Customers', Icon: TeamOutlined },
  { name: 'reports', label: 'Reports', Icon: BarChartOutlined },
  { name: 'online-shop', label: 'Online shop', Icon: ShopOutlined },
  { name: 'settings', label: 'Settings', Icon: SettingOutlined },
];

/** @returns the sections that have pages; each leads to its first one */
export function menuOf(features: readonly Feature[]): MenuItem[] {
  const pages = features.flatMap(({ menu = [] }) => menu);
  return sections.flatMap(({ name, label, Icon }) => {
    const items = pages.filter(({ section }) => section === name);
    if (items.length === 0) return [];
    // A label is beside the icon.
    const icon = createElement(Icon, { 'aria-hidden': true });
    return [{ label, to: items[0]!.to, icon, items: items.length > 1 ? items : undefined }];
  });
}

/** @returns all pages by the names that they have outside their section */
export function palettePagesOf(features: readonly Feature[]): MenuItem[] {
  const labelOf = (name?: string) => sections.find((section) => section.name === name)?.label ?? '';
  const inFull = ({ label, section, ...item }: MenuItem): MenuItem =>
    label === 'All' ? { ...item, label: labelOf(section) } : { ...item, label };
  return features.flatMap(({ menu = [], palette = [] }) => [...menu.map(inFull), ...palette]);
}
