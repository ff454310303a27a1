import AppstoreOutlined from '@ant-design/icons/es/icons/AppstoreOutlined';
import AuditOutlined from '@ant-design/icons/es/icons/AuditOutlined';
import DashboardOutlined from '@ant-design/icons/es/icons/DashboardOutlined';
import FileTextOutlined from '@ant-design/icons/es/icons/FileTextOutlined';
import StarOutlined from '@ant-design/icons/es/icons/StarOutlined';
import { lazyPage } from '@haberdash/kit/lazy-page';
import { defineRemote } from '@haberdash/kit/remote';
import { createElement } from 'react';
import { adminSaga } from './admin.saga';
import { bulkEditSlice } from './bulk-edit/bulk-edit.slice';
import { booksSlice } from './books/books.slice';
import { bannersSlice } from './dashboard/banners.slice';
import { importSlice } from './import/import.slice';
import { reportSlice } from './dashboard/report.slice';
import { ordersList } from './orders/orders-list';
import { ordersSlice } from './orders/orders.slice';
import { pictureUploadSlice } from './pictures/picture-upload.slice';
import { productsList } from './products/products-list';
import { productsSlice } from './products/products.slice';
import { stockSlice } from './products/stock.slice';
import { reviewsSlice } from './reviews/reviews.slice';
import { AdminTheme } from './ui/AdminTheme';
import { variantsSlice } from './variants/variants.slice';

const DashboardPage = lazyPage(() => import('./dashboard/DashboardPage'));
const ProductsPage = lazyPage(() => import('./products/ProductsPage'));
const ImportPage = lazyPage(() => import('./import/ImportPage'));
const OrdersPage = lazyPage(() => import('./orders/OrdersPage'));
const ReviewsPage = lazyPage(() => import('./reviews/ReviewsPage'));
const BooksPage = lazyPage(() => import('./books/BooksPage'));
const FeaturesPage = lazyPage(() => import('./features/FeaturesPage'));

/** Hidden from screen readers, because a label is beside it. */
const icon = (Icon: typeof DashboardOutlined) => createElement(Icon, { 'aria-hidden': true });

export default defineRemote({
  name: 'admin',
  frame: 'sidebar',
  title: 'Admin Panel',
  routes: [
    {
      element: createElement(AdminTheme),
      children: [
        { path: 'dashboard', element: createElement(DashboardPage) },
        { path: 'products', element: createElement(ProductsPage) },
        { path: 'products/import', element: createElement(ImportPage) },
        { path: 'orders', element: createElement(OrdersPage) },
        { path: 'reviews', element: createElement(ReviewsPage) },
        { path: 'books', element: createElement(BooksPage) },
        { path: 'features', element: createElement(FeaturesPage) },
      ],
    },
  ],
  menu: [
    { label: 'Dashboard', to: '/admin/dashboard', icon: icon(DashboardOutlined) },
    { label: 'Products', to: '/admin/products', icon: icon(AppstoreOutlined) },
    { label: 'Orders', to: '/admin/orders', icon: icon(FileTextOutlined) },
    { label: 'Reviews', to: '/admin/reviews', icon: icon(StarOutlined) },
    { label: 'Books', to: '/admin/books', icon: icon(AuditOutlined) },
  ],
  slices: [
    bannersSlice,
    reportSlice,
    booksSlice,
    productsSlice,
    productsList.slice,
    bulkEditSlice,
    variantsSlice,
    stockSlice,
    ordersSlice,
    ordersList.slice,
    reviewsSlice,
    pictureUploadSlice,
    importSlice,
  ],
  saga: adminSaga,
});
