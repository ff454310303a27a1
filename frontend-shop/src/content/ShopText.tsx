import { RichText } from '@haberdash/kit/ui/RichText';
import { useNavigate } from 'react-router-dom';
import type { MouseEvent } from 'react';

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

  return <RichText html={html} onLink={follow} />;
}
