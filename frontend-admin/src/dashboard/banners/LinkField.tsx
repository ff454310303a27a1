import Input from 'antd/es/input';
import Select from 'antd/es/select';
import { useEffect, useRef, useState } from 'react';
import { nameIn, ownPath, useLinkOptions } from './links';
import styles from './banner-dialog.module.css';

interface LinkFieldProps {
  /** Empty for no link. */
  value: string;
  /** The server's error message. */
  error: string | undefined;
  onChange: (value: string) => void;
}

/** A named page of the shop, or any of its paths. */
export function LinkField({ value, error, onChange }: LinkFieldProps) {
  const links = useLinkOptions();
  const [isOwn, setOwn] = useState(nameIn(links, value) === undefined);
  const path = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (error) path.current?.focus();
  }, [error]);

  const choose = (place: string) => {
    setOwn(place === ownPath);
    if (place !== ownPath) onChange(place);
  };

  return (
    <div className={styles.link}>
      <label htmlFor="banner-place">Link</label>
      <Select id="banner-place" value={isOwn ? ownPath : value} options={links} onChange={choose} />
      {isOwn && (
        <>
          <label htmlFor="banner-path">Path</label>
          <Input
            id="banner-path"
            ref={(input) => void (path.current = input?.input ?? null)}
            value={value}
            maxLength={500}
            status={error && 'error'}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? 'banner-path-error' : 'banner-path-hint'}
            onChange={({ target }) => onChange(target.value)}
          />
          {error ? (
            <p id="banner-path-error" role="alert" className={styles.error}>
              {error}
            </p>
          ) : (
            <p id="banner-path-hint" className={styles.hint}>
              A page of this shop, for example /shop/search?keyword=linen or
              /shop/listing?category=men&brand=zara
            </p>
          )}
        </>
      )}
    </div>
  );
}
