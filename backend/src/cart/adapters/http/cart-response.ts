import { type CartContents } from '../../cart.facade';
import { presentCart } from '../../application/present-cart';

const someLinesAreGone = 'Some items are no longer available, so we removed them from your cart';
const someAreSoldOut = 'Some items are sold out, so your cart is without them';

/** The message tells what the cart lost since it was seen last. */
export function cartResponse(contents: CartContents) {
  const messages = [...(contents.lostLines ? [someLinesAreGone] : []), ...cappedMessages(contents)];
  return {
    success: true,
    ...(messages.length > 0 && { message: messages.join('. ') }),
    data: presentCart(contents),
  };
}

function cappedMessages({ lines, cappedVariantIds }: CartContents): string[] {
  const fewer = lines.filter(({ offer }) => cappedVariantIds.includes(offer.variantId));
  const left = fewer.map(({ offer: { title, size, colour }, quantity }) => {
    const name = [title, size, colour].filter((part) => part !== null).join(', ');
    return `Only ${quantity} of ${name} ${quantity === 1 ? 'is' : 'are'} left, so your cart has ${quantity}`;
  });
  return fewer.length < cappedVariantIds.length ? [...left, someAreSoldOut] : left;
}
