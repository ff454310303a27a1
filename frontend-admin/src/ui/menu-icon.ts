import type DashboardOutlined from '@ant-design/icons/es/icons/DashboardOutlined';
import { createElement } from 'react';

/** Hidden from screen readers, because a label is beside it. */
export const menuIcon = (Icon: typeof DashboardOutlined) => createElement(Icon, { 'aria-hidden': true });
