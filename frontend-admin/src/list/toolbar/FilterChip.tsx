import CloseOutlined from '@ant-design/icons/es/icons/CloseOutlined';
import Button from 'antd/es/button';
import type { ListFilter } from '../list';
import styles from '../list.module.css';
import type { ListAddress } from '../use-list-address';
import { FilterControl } from './FilterControl';
import { ToolbarPopover } from './ToolbarPopover';

interface FilterChipProps {
  filter: ListFilter;
  address: ListAddress;
  isSet: boolean;
  onRemove: () => void;
  onOpenChange: (isOpen: boolean) => void;
}

/** A filter that is set: its words open its control. */
export function FilterChip({ filter, address, isSet, onRemove, onOpenChange }: FilterChipProps) {
  const { label, words } = filter;
  if (!words) return <Button onClick={onRemove}>{`${label} only ×`}</Button>;
  const text = (
    <span className={styles.chipText}>
      {label}: {isSet ? words(address.query) : 'Any'}
    </span>
  );
  return (
    <div className={styles.chip}>
      <ToolbarPopover label={text} onOpenChange={onOpenChange}>
        {() => <FilterControl filter={filter} address={address} />}
      </ToolbarPopover>
      <Button
        aria-label={`Remove the filter ${label}`}
        icon={<CloseOutlined aria-hidden />}
        onClick={onRemove}
      />
    </div>
  );
}
