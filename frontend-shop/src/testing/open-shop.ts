import { refuse, type Answers } from '@haberdash/kit/testing/answers';
import type { SessionUser } from '@haberdash/kit/session';
import { renderRemote } from '@haberdash/kit/testing/render-remote';
import remote from '../remote';
import { checkoutOffers, deliveryOffer, deliveryOffers, deliveryTable } from './delivery-samples';
import { countryList, ownCountry } from './country-samples';
import { orderReturns, returnRulesAnswer } from './return-samples';
import {
  addressList,
  cartAnswer,
  product,
  productDetails,
  productPage,
  reviewPage,
  shopContent,
  textPage,
} from './samples';

const noSuggestions = { keywords: [], groups: [], shelves: [], products: [] };

/** Default responses: one product, an empty cart and no address. */
export const quietShop: Answers = {
  'GET /api/shop/content': { success: true, data: shopContent() },
  'GET /api/shop/pages/{slug}': ({ url }) => textPage({ slug: url.pathname.split('/').at(-1) }),
  'GET /api/shop/countries': { success: true, data: countryList },
  'GET /api/shop/countries/own': { success: true, data: ownCountry },
  'GET /api/common/feature/get': { success: true, data: [] },
  'GET /api/shop/products/showcase': { success: true, data: [] },
  'GET /api/shop/products/get': productPage([product()]),
  'GET /api/shop/products/get/{id}': { success: true, data: productDetails() },
  'GET /api/shop/products/by-id': { success: true, data: [] },
  'GET /api/shop/products/related/{id}': { success: true, data: [] },
  'GET /api/shop/search/{keyword}': productPage([product()]),
  'GET /api/shop/suggest': { success: true, data: noSuggestions },
  'GET /api/shop/review/{productId}': reviewPage([]),
  'GET /api/shop/review/own/{productId}': { success: true, data: null },
  'GET /api/shop/review/fit/{productId}': { success: true, data: { pieces: [], told: null } },
  'GET /api/shop/waitlist/{userId}': { success: true, data: [] },
  'GET /api/shop/wishes/{userId}': { success: true, data: [] },
  'GET /api/shop/cart/get/{userId}': cartAnswer(),
  'GET /api/shop/address/get/{userId}': addressList(),
  'GET /api/shop/order/details/{orderId}': refuse(404, { code: 'NOT_FOUND', message: 'Order not found' }),
  'GET /api/shop/order/{orderId}/returns': orderReturns({ lines: [] }),
  'GET /api/shop/order/list/{userId}': {
    success: true,
    data: [],
    meta: { nextCursor: null, hasHiddenAttempts: false },
  },
  'GET /api/shop/checkout/delivery': checkoutOffers(deliveryOffer()),
  'GET /api/shop/delivery/offers': deliveryOffers(deliveryOffer()),
  'GET /api/shop/delivery/table': deliveryTable(),
  'GET /api/shop/returns/rules': returnRulesAnswer(),
  'GET /api/account/sessions': { success: true, data: [] },
  'GET /api/shop/sandbox-payment': { success: true, data: { gatewayUrl: null } },
};

/**
 * Renders the shop with the given responses.
 * @param user 'user-1' if left out, null for a visitor
 */
export async function openShop(
  path: string,
  answers: Answers = {},
  user?: SessionUser | null,
  more: { hasSessionExpired?: boolean } = {},
) {
  const shop = await renderRemote(remote, { path, answers: { ...quietShop, ...answers }, user, ...more });
  return {
    ...shop,
    /** The requests of one call, for example 'POST /api/shop/cart/add'. */
    sentTo: (call: string) => shop.sent.filter((sent) => sent.call === call),
  };
}
