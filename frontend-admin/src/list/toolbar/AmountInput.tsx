import { fromCents, shopCurrency } from '@haberdash/kit/money';
import Input from 'antd/es/input';

interface AmountInputProps {
  label: string;
  value: string | undefined;
  onChange: (amount: string) => void;
}

/** Applies on Enter or when it is left, so that no half-typed amount is requested. */
export function AmountInput({ label, value = '', onChange }: AmountInputProps) {
  const apply = (amount: string) => {
    if (amount !== value && (amount === '' || Number(amount) >= 0)) onChange(amount);
  };
  return (
    <Input
      type="number"
      min={0}
      step={fromCents(1)}
      prefix={shopCurrency().symbol}
      aria-label={label}
      defaultValue={value}
      onPressEnter={({ currentTarget }) => apply(currentTarget.value)}
      onBlur={({ currentTarget }) => apply(currentTarget.value)}
    />
  );
}
