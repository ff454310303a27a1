import Select from 'antd/es/select';
import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { productSearched, productSearchLeft, selectFound } from './product-search.slice';
import styles from './product-search.module.css';

interface ProductSearchProps {
  label: string;
  /** Ids that are chosen already. */
  chosen: string[];
  isDisabled: boolean;
  onChoose: (id: string) => void;
}

/** Finds products by words and chooses one after the other. */
export function ProductSearch({ label, chosen, isDisabled, onChoose }: ProductSearchProps) {
  const { value: found, request } = useSelector(selectFound);
  const dispatch = useDispatch();
  useEffect(() => () => void dispatch(productSearchLeft()), [dispatch]);
  const options = (found ?? [])
    .filter(({ _id }) => !chosen.includes(_id))
    .map(({ _id, title }) => ({ value: _id, label: title }));

  return (
    <Select<string>
      aria-label={label}
      placeholder={label}
      className={styles.search}
      showSearch={{ filterOption: false, onSearch: (words) => dispatch(productSearched(words.trim())) }}
      value={null}
      disabled={isDisabled}
      options={options}
      loading={request.status === 'loading'}
      notFoundContent={request.status === 'failed' ? request.message : found ? 'No product found' : null}
      onSelect={onChoose}
    />
  );
}
