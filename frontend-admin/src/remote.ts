import AppstoreOutlined from '@ant-design/icons/es/icons/AppstoreOutlined';
import AuditOutlined from '@ant-design/icons/es/icons/AuditOutlined';
import ColumnHeightOutlined from '@ant-design/icons/es/icons/ColumnHeightOutlined';
import DashboardOutlined from '@ant-design/icons/es/icons/DashboardOutlined';
import FileTextOutlined from '@ant-design/icons/es/icons/FileTextOutlined';
import FileSearchOutlined from '@ant-design/icons/es/icons/FileSearchOutlined';
import FileMarkdownOutlined from '@ant-design/icons/es/icons/FileMarkdownOutlined';
import MailOutlined from '@ant-design/icons/es/icons/MailOutlined';
import GroupOutlined from '@ant-design/icons/es/icons/GroupOutlined';
import SendOutlined from '@ant-design/icons/es/icons/SendOutlined';
import ShopOutlined from '@ant-design/icons/es/icons/ShopOutlined';
import StarOutlined from '@ant-design/icons/es/icons/StarOutlined';
import TagsOutlined from '@ant-design/icons/es/icons/TagsOutlined';
import TruckOutlined from '@ant-design/icons/es/icons/TruckOutlined';
import TeamOutlined from '@ant-design/icons/es/icons/TeamOutlined';
import { countriesSlice } from '@haberdash/kit/countries/countries.slice';
import { devicesSlice } from '@haberdash/kit/devices/devices.slice';
import { lazyPage } from '@haberdash/kit/lazy-page';
import { menuSlice } from '@haberdash/kit/menu/menu.slice';
import { defineRemote } from '@haberdash/kit/remote';
import { sizesSlice } from '@haberdash/kit/sizes/sizes.slice';
import { createElement } from 'react';
import { secondFactorSlice } from './account/second-factor.slice';
import { adminSaga } from './admin.saga';
import { bulkEditSlice } from './products/bulk-edit/bulk-edit.slice';
import { booksSlice } from './books/books.slice';
import { auditList } from './audit/audit-list';
import { historySlice } from './audit/history.slice';
import { collectionsSlice } from './collections/collections.slice';
import { customerSlice } from './customers/customer.slice';
import { customersList } from './customers/customers-list';
import { bannersSlice } from './dashboard/banners/banners.slice';
import { calendarEditor, methodEditor, zoneEditor } from './delivery/delivery-editors';
import { deliverySlice } from './delivery/delivery.slice';
import { importSlice } from './import/import.slice';
import { reportSlice } from './dashboard/report/report.slice';
import { mailsList } from './mails/mails-list';
import { mailsSlice } from './mails/mails.slice';
import { orderAddressSlice } from './orders/address/order-address.slice';
import { ordersList, packingSlips, toSendList } from './orders/orders-list';
import { ordersSlice } from './orders/orders.slice';
import { pageEditor } from './pages/page-editor';
import { pagesSlice } from './pages/pages.slice';
import { parcelsSlice } from './orders/parcels/parcels.slice';
import { paletteSlice } from './palette/palette.slice';
import { Toolbar } from './palette/Toolbar';
import { pictureBoardSlice } from './products/picture-board/picture-board.slice';
import { pictureUploadSlice } from './pictures/picture-upload.slice';
import { priceChangesList } from './prices/price-changes-list';
import { productsList } from './products/products-list';
import { productsSlice } from './products/products.slice';
import { publicationSlice } from './products/publication/publication.slice';
import { stockSlice } from './products/stock/stock.slice';
import { reportLists } from './report-lists/report-lists';
import { reviewsList } from './reviews/reviews-list';
import { reviewsSlice } from './reviews/reviews.slice';
import { trackingSlice } from './sending/tracking.slice';
import { movementsList } from './stock/movements-list';
import { stockLedgerSlice } from './stock/stock-ledger.slice';
import { scaleEditor } from './sizes/scale-editor';
import { sizeChartSlice } from './sizes/size-chart.slice';
import { taxonomySlice } from './taxonomy/taxonomy.slice';
import { detailsEditor, sectionsEditor } from './shop-settings/shop-editors';
import { shopSettingsSlice } from './shop-settings/shop-settings.slice';
import { AdminTheme } from './ui/AdminTheme';
import { missingFactsSlice } from './products/facts/missing-facts.slice';
import { variantsSlice } from './products/variants/variants.slice';

const AccountPage = lazyPage(() => import('./account/AccountPage'));
const DashboardPage = lazyPage(() => import('./dashboard/DashboardPage'));
const ProductsPage = lazyPage(() => import('./products/list/ProductsPage'));
const TaxonomyPage = lazyPage(() => import('./taxonomy/TaxonomyPage'));
const SizesPage = lazyPage(() => import('./sizes/SizesPage'));
const CollectionsPage = lazyPage(() => import('./collections/CollectionsPage'));
const CollectionEditorPage = lazyPage(() => import('./collections/CollectionEditorPage'));
const StockPage = lazyPage(() => import('./stock/StockPage'));
const PricesPage = lazyPage(() => import('./prices/PricesPage'));
const ImportPage = lazyPage(() => import('./import/ImportPage'));
const OrdersPage = lazyPage(() => import('./orders/list/OrdersPage'));
const PackingSlipsPage = lazyPage(() => import('./orders/printing/PackingSlipsPage'));
const DeliveryPage = lazyPage(() => import('./delivery/DeliveryPage'));
const PickListPage = lazyPage(() => import('./orders/printing/PickListPage'));
const SendingPage = lazyPage(() => import('./sending/SendingPage'));
const TrackingPage = lazyPage(() => import('./sending/TrackingPage'));
const ReviewsPage = lazyPage(() => import('./reviews/ReviewsPage'));
const BooksPage = lazyPage(() => import('./books/BooksPage'));
const CustomersPage = lazyPage(() => import('./customers/CustomersPage'));
const CustomerPage = lazyPage(() => import('./customers/CustomerPage'));
const ShoppersPage = lazyPage(() => import('./report-lists/ShoppersPage'));
const SoldOutPage = lazyPage(() => import('./report-lists/SoldOutPage'));
const LowStockPage = lazyPage(() => import('./report-lists/LowStockPage'));
const FailedJobsPage = lazyPage(() => import('./report-lists/FailedJobsPage'));
const MailsPage = lazyPage(() => import('./mails/MailsPage'));
const PagesPage = lazyPage(() => import('./pages/PagesPage'));
const PageDetailsPage = lazyPage(() => import('./pages/PageDetailsPage'));
const ShopPage = lazyPage(() => import('./shop-settings/ShopPage'));
const AuditPage = lazyPage(() => import('./audit/AuditPage'));
const FeaturesPage = lazyPage(() => import('./features/FeaturesPage'));

/** Hidden from screen readers, because a label is beside it. */
const icon = (Icon: typeof DashboardOutlined) => createElement(Icon, { 'aria-hidden': true });

export default defineRemote({
  name: 'admin',
  frame: 'sidebar',
  title: 'Admin Panel',
  Toolbar,
  routes: [
    {
      element: createElement(AdminTheme),
      children: [
        { path: 'dashboard', element: createElement(DashboardPage) },
        { path: 'reports/shoppers', element: createElement(ShoppersPage) },
        { path: 'reports/sold-out', element: createElement(SoldOutPage) },
        { path: 'reports/low-stock', element: createElement(LowStockPage) },
        { path: 'reports/failed-jobs', element: createElement(FailedJobsPage) },
        { path: 'products', element: createElement(ProductsPage) },
        { path: 'products/:productId/stock', element: createElement(StockPage) },
        { path: 'products/:productId/prices', element: createElement(PricesPage) },
        { path: 'categories', element: createElement(TaxonomyPage) },
        { path: 'sizes', element: createElement(SizesPage) },
        { path: 'collections', element: createElement(CollectionsPage) },
        { path: 'collections/add', element: createElement(CollectionEditorPage) },
        { path: 'collections/edit/:slug', element: createElement(CollectionEditorPage) },
        { path: 'products/import', element: createElement(ImportPage) },
        { path: 'orders', element: createElement(OrdersPage) },
        { path: 'orders/print', element: createElement(PackingSlipsPage) },
        { path: 'delivery', element: createElement(DeliveryPage) },
        { path: 'orders/pick-list', element: createElement(PickListPage) },
        { path: 'sending', element: createElement(SendingPage) },
        { path: 'sending/tracking', element: createElement(TrackingPage) },
        { path: 'reviews', element: createElement(ReviewsPage) },
        { path: 'books', element: createElement(BooksPage) },
        { path: 'customers', element: createElement(CustomersPage) },
        { path: 'customers/:id', element: createElement(CustomerPage) },
        { path: 'mails', element: createElement(MailsPage) },
        { path: 'pages', element: createElement(PagesPage) },
        { path: 'pages/:slug', element: createElement(PageDetailsPage) },
        { path: 'shop', element: createElement(ShopPage) },
        { path: 'audit', element: createElement(AuditPage) },
        { path: 'features', element: createElement(FeaturesPage) },
        { path: 'account', element: createElement(AccountPage) },
      ],
    },
  ],
  menu: [
    { label: 'Dashboard', to: '/admin/dashboard', icon: icon(DashboardOutlined) },
    { label: 'Products', to: '/admin/products', icon: icon(AppstoreOutlined) },
    { label: 'Orders', to: '/admin/orders', icon: icon(FileTextOutlined) },
    { label: 'Shipping', to: '/admin/sending', icon: icon(SendOutlined) },
    { label: 'Categories', to: '/admin/categories', icon: icon(TagsOutlined) },
    { label: 'Sizes', to: '/admin/sizes', icon: icon(ColumnHeightOutlined) },
    { label: 'Collections', to: '/admin/collections', icon: icon(GroupOutlined) },
    { label: 'Delivery', to: '/admin/delivery', icon: icon(TruckOutlined) },
    { label: 'Shop', to: '/admin/shop', icon: icon(ShopOutlined) },
    { label: 'Pages', to: '/admin/pages', icon: icon(FileMarkdownOutlined) },
    { label: 'Reviews', to: '/admin/reviews', icon: icon(StarOutlined) },
    { label: 'Customers', to: '/admin/customers', icon: icon(TeamOutlined) },
    { label: 'E-mails', to: '/admin/mails', icon: icon(MailOutlined) },
    { label: 'Consistency check', to: '/admin/books', icon: icon(AuditOutlined) },
    { label: 'Audit', to: '/admin/audit', icon: icon(FileSearchOutlined) },
  ],
  accountMenu: [{ label: 'Account', to: '/admin/account' }],
  slices: [
    devicesSlice,
    secondFactorSlice,
    bannersSlice,
    reportSlice,
    ...reportLists.map(({ slice }) => slice),
    booksSlice,
    productsSlice,
    productsList.slice,
    publicationSlice,
    bulkEditSlice,
    missingFactsSlice,
    variantsSlice,
    menuSlice,
    sizesSlice,
    countriesSlice,
    taxonomySlice,
    sizeChartSlice,
    scaleEditor.slice,
    collectionsSlice,
    stockSlice,
    stockLedgerSlice,
    movementsList.slice,
    priceChangesList.slice,
    ordersSlice,
    orderAddressSlice,
    parcelsSlice,
    trackingSlice,
    ordersList.slice,
    toSendList.slice,
    packingSlips.slice,
    deliverySlice,
    zoneEditor.slice,
    methodEditor.slice,
    calendarEditor.slice,
    reviewsSlice,
    reviewsList.slice,
    customersList.slice,
    customerSlice,
    shopSettingsSlice,
    detailsEditor.slice,
    sectionsEditor.slice,
    pagesSlice,
    pageEditor.slice,
    mailsSlice,
    mailsList.slice,
    auditList.slice,
    historySlice,
    paletteSlice,
    pictureUploadSlice,
    pictureBoardSlice,
    importSlice,
  ],
  saga: adminSaga,
});
