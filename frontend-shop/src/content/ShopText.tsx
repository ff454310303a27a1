import { RichText } from '@haberdash/kit/ui/RichText';
import { Fragment, type MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { DeliveryTable } from '../delivery/DeliveryTable';

/** A paragraph of a text in whose place the delivery table is shown. */
export const deliveryTableMark = '<p>{delivery table}</p>';

/** The text of a page, whose links within the shop do not load another document. */
export function ShopText({ html }: { html: string }) {
  const navigate = useNavigate();

  const follow = (event: MouseEvent, link: HTMLAnchorElement) => {
    const isPlainClick =
      event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (!isPlainClick || !link.pathname.startsWith('/shop/') || link.origin !== location.origin) return;
    event.preventDefault();
    void navigate(link.pathname + link.search + link.hash);
  };

  return html.split(deliveryTableMark).map((part, place) => (
    <Fragment key={place}>
      {place > 0 && <DeliveryTable />}
      {part.trim() !== '' && <RichText html={part} onLink={follow} />}
    </Fragment>
  ));
}
