import { useServices } from '@haberdash/kit/services';
import { Button } from '@haberdash/kit/ui/Button';
import type { Product } from '../product.api';
import type { Choice } from '../variants';
import { ShareIcon } from '../../ui/icons';
import { productPath } from '../product-path';

interface ShareButtonProps {
  product: Product;
  choice: Choice;
}

/** Shares the address of the product's page by the device's share dialog, or copies it to the clipboard. */
export function ShareButton({ product, choice }: ShareButtonProps) {
  const { notifier } = useServices();

  const share = async () => {
    const url = new URL(productPath(product, choice), window.location.origin).href;
    if ('share' in navigator) await navigator.share({ title: product.title, url }).catch(ignoreAbort);
    else await copy(url);
  };

  const copy = (url: string) =>
    navigator.clipboard.writeText(url).then(
      () => notifier.success('Link copied'),
      () => notifier.failure("The link couldn't be copied"),
    );

  return (
    <Button variant="link" onClick={() => void share()}>
      <ShareIcon />
      Share
    </Button>
  );
}

/** Closing the share dialog is not an error. */
function ignoreAbort() {}
