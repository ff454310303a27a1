import { RichText } from '@haberdash/kit/ui/RichText';
import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { ShopBlock } from './ShopBlock';
import { textBlocks } from './text-blocks';
import { useShopHtml } from './use-shop-words';

const marks = new RegExp(`(${textBlocks.map(({ mark }) => mark).join('|')})`);

/** The text of a page with the words that it names, whose links within the shop do not load another document. */
export function ShopText({ html }: { html: string }) {
  const navigate = useNavigate();
  const filled = useShopHtml(html);

  const follow = (event: MouseEvent, link: HTMLAnchorElement) => {
    const isPlainClick =
      event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (!isPlainClick || !link.pathname.startsWith('/shop/') || link.origin !== location.origin) return;
    event.preventDefault();
    void navigate(link.pathname + link.search + link.hash);
  };

  return filled.split(marks).map((part, place) => {
    const block = textBlocks.find(({ mark }) => mark === part);
    if (block) return <ShopBlock key={place} block={block} />;
    return part.trim() !== '' && <RichText key={place} html={part} onLink={follow} />;
  });
}
