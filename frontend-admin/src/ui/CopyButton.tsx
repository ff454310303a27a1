import { useServices } from '@haberdash/kit/services';
import Button from 'antd/es/button';

interface CopyButtonProps {
  text: string;
  /** A name of the text, where it is too long to be read out. */
  name?: string;
}

/** Copies the text beside it. */
export function CopyButton({ text, name = text }: CopyButtonProps) {
  const { notifier } = useServices();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      notifier.success(`Copied ${name}`);
    } catch {
      notifier.failure('Your browser blocked copying. Select the text and copy it yourself.');
    }
  };
  return (
    <Button type="text" aria-label={`Copy ${name}`} onClick={() => void copy()}>
      Copy
    </Button>
  );
}
