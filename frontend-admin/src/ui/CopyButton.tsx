import { useServices } from '@haberdash/kit/services';
import Button from 'antd/es/button';

/** Copies the text beside it. */
export function CopyButton({ text }: { text: string }) {
  const { notifier } = useServices();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      notifier.success(`Copied ${text}`);
    } catch {
      notifier.failure('Your browser blocked copying. Select the text and copy it yourself.');
    }
  };
  return (
    <Button type="text" aria-label={`Copy ${text}`} onClick={() => void copy()}>
      Copy
    </Button>
  );
}
