import { pictureSources } from '@haberdash/kit/pictures';
import Button from 'antd/es/button';
import Modal from 'antd/es/modal';
import { useDispatch, useSelector } from 'react-redux';
import type { Banner } from './banners.api';
import { bannerDeleteRequested, bannersReordered, selectBanners } from './banners.slice';
import styles from './dashboard.module.css';

/** In the order of the shop, which shows the first three. */
export function BannerList({ banners }: { banners: Banner[] }) {
  const [modal, confirmation] = Modal.useModal();
  const { request } = useSelector(selectBanners);
  const dispatch = useDispatch();

  /** One change after the other: each says the whole order. */
  const move = (from: number, to: number) => {
    if (request.status === 'loading') return;
    const moved = banners.toSpliced(from, 1).toSpliced(to, 0, banners[from]!);
    dispatch(bannersReordered(moved));
  };
  const askAndDelete = ({ _id }: Banner, number: number) => {
    void modal.confirm({
      title: `Delete feature image ${number}?`,
      content: 'It leaves the home page at once.',
      okText: 'Delete feature image',
      okButtonProps: { danger: true },
      focusable: { autoFocusButton: 'cancel' },
      onOk: () => void dispatch(bannerDeleteRequested(_id)),
    });
  };

  return (
    <>
      {confirmation}
      <ol className={styles.banners}>
        {banners.map((banner, index) => (
          <li key={banner._id}>
            <img
              {...pictureSources(banner.image)}
              sizes="(min-width: 75rem) 44rem, 100vw"
              loading={index > 1 ? 'lazy' : 'eager'}
              alt={`Feature image ${index + 1}`}
            />
            <BannerActions
              number={index + 1}
              isLast={index === banners.length - 1}
              onMove={(by) => move(index, index + by)}
              onDelete={() => askAndDelete(banner, index + 1)}
            />
          </li>
        ))}
      </ol>
    </>
  );
}

interface BannerActionsProps {
  /** Counted from 1. */
  number: number;
  isLast: boolean;
  onMove: (by: 1 | -1) => void;
  onDelete: () => void;
}

function BannerActions({ number, isLast, onMove, onDelete }: BannerActionsProps) {
  return (
    <div className={styles.actions}>
      <Button
        disabled={number === 1}
        aria-label={`Move feature image ${number} up`}
        onClick={() => onMove(-1)}
      >
        Up
      </Button>
      <Button disabled={isLast} aria-label={`Move feature image ${number} down`} onClick={() => onMove(1)}>
        Down
      </Button>
      <Button danger type="text" aria-label={`Delete feature image ${number}`} onClick={onDelete}>
        Delete
      </Button>
    </div>
  );
}
