import sharp from 'sharp';
import document from '../../openapi.json';
import { checkouts } from '../support/shop/checkouts';
import { newId } from '../../src/shared/ids';
import { aPage } from '../support/shop/shop-content';
import { inCart, inSizes, jeans, onSale } from '../support/shop/goods';
import { inDatabase } from '../support/shop/people';
import { changeNothing } from './calls-without-change';
import { recordWrites, type Subject, transactionsOf } from './changed-rows';
import { customerChanges } from './customer-changes';
import { type Change, deliveryChanges } from './delivery-changes';
import { mailChanges } from './mail-changes';
import { orderChanges } from './order-changes';
import { catalogueChanges } from './sale-changes';
import { staffChanges } from './staff-changes';
import { stockChanges } from './stock-changes';
import { until } from '../support/until';
import { upload } from '../support/shop/uploads';

/** Shoppers, visitors and the payment provider call these, and everyone for their own account. */
const othersCalls = /^(POST|PUT|DELETE) \/api\/(auth|shop|payments|account|client-reports)\b/;

const methods = ['post', 'put', 'patch', 'delete'];

/** Every call of an admin that is not a GET. */
const adminCalls = Object.entries(document.paths)
  .flatMap(([path, calls]) => Object.keys(calls).map((method) => ({ method, path })))
  .filter(({ method }) => methods.includes(method))
  .map(({ method, path }) => `${method.toUpperCase()} ${path}`)
  .filter((call) => !othersCalls.test(call));

interface Entry {
  subject: Subject;
  subjectId: string;
  action: string;
  transaction: string;
}

describe('every call that changes something for an admin', () => {
  const { shop, seller, sam, order, payPal, capture } = checkouts();
  beforeAll(() => recordWrites(shop()));

  const entries = () =>
    inDatabase<Entry>(
      shop(),
      `SELECT subject, subject_id AS "subjectId", action, xmin::text AS transaction FROM audit.entries
        WHERE actor = $1 ORDER BY recorded_at, id`,
      [`admin:${seller().id}`],
    );

  const anImage = async () => {
    const picture = sharp({ create: { width: 40, height: 20, channels: 3, background: '#a33' } });
    return (await upload(seller(), await picture.png().toBuffer())).body.result.url as string;
  };
  const aBanner = async () =>
    (await seller().client.post('/api/common/feature/add', { image: await anImage(), headline: 'Linen' }))
      .body.data._id as string;
  const anOrder = async () => {
    await inCart(sam(), await onSale(seller()));
    return order();
  };
  /** @param cents that the provider takes; undefined: what it costs */
  const aPaidOrder = async (cents?: number) => {
    const placed = await anOrder();
    const token = new URL(placed.body.approvalURL).searchParams.get('token')!;
    await payPal().decide(token, 'approve');
    if (cents !== undefined) {
      const take = 'UPDATE paypal_simulator.orders SET amount_cents = $2 WHERE id = $1';
      await inDatabase(shop(), take, [token, cents]);
    }
    await capture(placed);
    return placed.body.orderId as string;
  };
  const aParcel = async () => {
    const { body } = await seller().client.post(`/api/admin/orders/${await aPaidOrder()}/parcels`, {});
    return body.data.parcelId as string;
  };
  const aReview = async () => {
    const productId = await onSale(seller());
    await sam().client.post('/api/shop/review/add', { productId, reviewValue: 2, reviewMessage: 'Thin' });
    return (await seller().client.get('/api/admin/reviews/get?limit=1')).body.data[0]._id as string;
  };
  let added = 0;
  const aBrand = async () => {
    const slug = `brand-${added++}`;
    await seller().client.post('/api/admin/brands', { slug, name: 'Acme' });
    return slug;
  };
  const aCategory = async () => {
    const slug = `category-${added++}`;
    await seller().client.post('/api/admin/categories', { slug, name: 'Socks' });
    return slug;
  };
  const aCollection = async () => {
    const slug = `collection-${added++}`;
    await seller().client.post('/api/admin/collections', { slug, title: 'Summer', products: [] });
    return slug;
  };
  const checkedImport = async () => {
    const { productId } = await inSizes(seller());
    const form = new FormData();
    form.set('file', new Blob([`product_id,size,colour,price\n${productId},M,Navy,21\n`]), 'prices.csv');
    const checked = await seller().client.ask('/api/admin/products/import/check', {
      method: 'POST',
      body: form,
    });
    return checked.body.data._id as string;
  };
  const aNewPage = async () => {
    const page = aPage({ slug: newId() });
    await seller().client.post('/api/admin/pages', page);
    return page;
  };
  const editedSetting = async (name: string, change: object) => {
    const { data } = (await seller().client.get(`/api/admin/${name}`)).body;
    return put(`admin/${name}`, { ...data, ...change });
  };
  const put = (path: string, body: object) => () => seller().client.put(`/api/${path}`, body);

  /** @returns the change, ready to be made */
  const changes: Record<string, () => Promise<Change>> = {
    'POST /api/admin/products/add': async () => () => seller().client.post('/api/admin/products/add', jeans),
    'PUT /api/admin/products/edit/{id}': async () =>
      put(`admin/products/edit/${await onSale(seller())}`, { ...jeans, price: 70 }),
    'DELETE /api/admin/products/delete/{id}': async () => {
      const id = await onSale(seller());
      return () => seller().client.delete(`/api/admin/products/delete/${id}`);
    },
    'POST /api/admin/products/{id}/preview-link': async () => {
      const id = await onSale(seller());
      return () => seller().client.post(`/api/admin/products/${id}/preview-link`, {});
    },
    'PUT /api/admin/products/state': async () =>
      put('admin/products/state', { ids: [await onSale(seller())], state: 'archived' }),
    'PUT /api/admin/products/variants': async () => {
      const { variantOf } = await inSizes(seller());
      return put('admin/products/variants', {
        variants: [{ _id: variantOf('M Navy'), version: 1, price: 22, stock: 9, seenStock: 10 }],
      });
    },
    ...stockChanges(seller),
    'POST /api/admin/products/import/confirm/{id}': async () => {
      const id = await checkedImport();
      return () => seller().client.post(`/api/admin/products/import/confirm/${id}`, {});
    },
    'POST /api/admin/brands': async () => () =>
      seller().client.post('/api/admin/brands', { slug: 'new-brand', name: 'New brand' }),
    'PUT /api/admin/brands/{slug}': async () =>
      put(`admin/brands/${await aBrand()}`, { name: 'Acme & Sons' }),
    'DELETE /api/admin/brands/{slug}': async () => {
      const slug = await aBrand();
      return () => seller().client.delete(`/api/admin/brands/${slug}`);
    },
    'PUT /api/admin/sizes': async () => {
      const { body } = await seller().client.get('/api/admin/sizes');
      const scales = (body.data.scales as { id: string; label: string; sizes: { name: string }[] }[]).map(
        ({ sizes, ...scale }) => ({ ...scale, sizes: sizes.map(({ name }) => name) }),
      );
      return put('admin/sizes', { scales: scales.toReversed() });
    },
    'POST /api/admin/categories': async () => () =>
      seller().client.post('/api/admin/categories', { slug: 'new-category', name: 'New category' }),
    'PUT /api/admin/categories/{slug}': async () =>
      put(`admin/categories/${await aCategory()}`, { name: 'Stockings' }),
    'PUT /api/admin/categories/order': async () => {
      const { body } = await seller().client.get('/api/admin/categories');
      const top = (body.data as { slug: string; parent: string | null }[]).filter(({ parent }) => !parent);
      return put('admin/categories/order', { parent: null, slugs: top.map(({ slug }) => slug).toReversed() });
    },
    'DELETE /api/admin/categories/{slug}': async () => {
      const slug = await aCategory();
      return () => seller().client.delete(`/api/admin/categories/${slug}`);
    },
    'POST /api/admin/collections': async () => () =>
      seller().client.post('/api/admin/collections', { slug: 'sale', title: 'Sale', rule: { onSale: true } }),
    'PUT /api/admin/collections/{slug}': async () =>
      put(`admin/collections/${await aCollection()}`, { title: 'Winter', products: [] }),
    'PUT /api/admin/collections/order': async () => {
      await aCollection();
      await aCollection();
      const { body } = await seller().client.get('/api/admin/collections');
      const slugs = (body.data as { slug: string }[]).map(({ slug }) => slug);
      return put('admin/collections/order', { slugs: slugs.toReversed() });
    },
    'PUT /api/admin/collections/{slug}/products/{productId}': async () =>
      put(`admin/collections/${await aCollection()}/products/${await onSale(seller())}`, {}),
    'DELETE /api/admin/collections/{slug}/products/{productId}': async () => {
      const path = `/api/admin/collections/${await aCollection()}/products/${await onSale(seller())}`;
      await seller().client.put(path, {});
      return () => seller().client.delete(path);
    },
    'DELETE /api/admin/collections/{slug}': async () => {
      const slug = await aCollection();
      return () => seller().client.delete(`/api/admin/collections/${slug}`);
    },
    'POST /api/common/feature/add': async () => {
      const image = await anImage();
      return () => seller().client.post('/api/common/feature/add', { image, headline: 'Wool' });
    },
    'PUT /api/common/feature/edit/{id}': async () =>
      put(`common/feature/edit/${await aBanner()}`, { headline: 'Silk' }),
    'PUT /api/common/feature/order': async () => {
      await aBanner();
      const { body } = await seller().client.get('/api/common/feature/get');
      const ids = (body.data as { _id: string }[]).map(({ _id }) => _id);
      return put('common/feature/order', { ids: ids.toReversed() });
    },
    'DELETE /api/common/feature/delete/{id}': async () => {
      const id = await aBanner();
      return () => seller().client.delete(`/api/common/feature/delete/${id}`);
    },
    'PUT /api/admin/reviews/hide/{id}': async () =>
      put(`admin/reviews/hide/${await aReview()}`, { reason: 'Advertising' }),
    'PUT /api/admin/reviews/reply/{id}': async () =>
      put(`admin/reviews/reply/${await aReview()}`, { text: 'Thank you!' }),
    'PUT /api/admin/reviews/hide': async () =>
      put('admin/reviews/hide', { reviewIds: [await aReview()], reason: 'Advertising' }),
    'PUT /api/admin/orders/update/{id}': async () =>
      put(`admin/orders/update/${(await anOrder()).body.orderId}`, { orderStatus: 'rejected' }),
    'PUT /api/admin/orders/move-on': async () =>
      put('admin/orders/move-on', { orderIds: [await aPaidOrder()], orderStatus: 'inShipping' }),
    'POST /api/admin/orders/{id}/parcels': async () => {
      const id = await aPaidOrder();
      return () => seller().client.post(`/api/admin/orders/${id}/parcels`, {});
    },
    'PUT /api/admin/parcels/{id}': async () =>
      put(`admin/parcels/${await aParcel()}`, { carrier: 'UPS', trackingNumber: '1Z999' }),
    'PUT /api/admin/orders/pack': async () => put('admin/orders/pack', { orderIds: [await aPaidOrder()] }),
    'PUT /api/admin/parcels/move-on': async () =>
      put('admin/parcels/move-on', { parcelIds: [await aParcel()], status: 'sent' }),
    'PUT /api/admin/parcels/tracking-numbers': async () => {
      const orderId = await aPaidOrder();
      await seller().client.post(`/api/admin/orders/${orderId}/parcels`, {});
      const { body } = await seller().client.get(`/api/admin/orders/details/${orderId}`);
      const parcels = [{ number: body.data.orderNumber, carrier: 'UPS', trackingNumber: '1Z999' }];
      return put('admin/parcels/tracking-numbers', { parcels });
    },
    'POST /api/admin/parcels/{id}/{status}': async () => {
      const id = await aParcel();
      return () => seller().client.post(`/api/admin/parcels/${id}/sent`, {});
    },
    'POST /api/admin/orders/notes/{id}': async () => {
      const id = (await anOrder()).body.orderId;
      return () => seller().client.post(`/api/admin/orders/notes/${id}`, { note: 'Called' });
    },
    'POST /api/admin/pages': async () => () =>
      seller().client.post('/api/admin/pages', aPage({ slug: newId() })),
    'PUT /api/admin/pages/{slug}': async () => {
      const page = await aNewPage();
      return put(`admin/pages/${page.slug}`, { ...page, version: 1, title: 'Our beginnings' });
    },
    'DELETE /api/admin/pages/{slug}': async () => {
      const { slug } = await aNewPage();
      return () => seller().client.delete(`/api/admin/pages/${slug}`);
    },
    ...orderChanges(shop, () => seller().client, payPal, aPaidOrder),
    ...customerChanges(
      () => seller().client,
      () => sam().id,
    ),
    ...deliveryChanges(() => seller().client),
    ...mailChanges(shop, () => seller().client, aPaidOrder),
    ...catalogueChanges(() => seller().client),
    ...staffChanges(shop, () => seller().client),
    'PUT /api/admin/shop-details': () => editedSetting('shop-details', { name: 'Needle & Thread' }),
    'PUT /api/admin/home-sections': () => editedSetting('home-sections', { sections: [] }),
  };

  it('is tested below, or listed as one that changes nothing', () => {
    expect(Object.keys({ ...changes, ...changeNothing }).sort()).toEqual(adminCalls.sort());
  });

  it.each(Object.entries(changes))('%s leaves an audit entry in its transaction', async (_, prepare) => {
    const change = await prepare();
    const before = (await entries()).length;
    const { status, body } = await change();
    expect([200, 201]).toContain(status);
    expect(body).toMatchObject({ success: true });
    await until(async () => (await entries()).length > before);
    for (const { subject, subjectId, action, transaction } of (await entries()).slice(before))
      expect([action, ...(await transactionsOf(shop(), subject, subjectId))]).toContain(transaction);
  });
});
