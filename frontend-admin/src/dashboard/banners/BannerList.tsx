import Modal from 'antd/es/modal';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { BannerCard } from './BannerCard';
import { BannerDialog } from './BannerDialog';
import { bannerEditor } from './banner-editor';
import type { Banner } from './banners.api';
import { bannerDeleteRequested, bannersReordered } from './banners.slice';
import styles from './banners.module.css';
import { useDragToOrder } from '../../ui/ordering/use-drag-to-order';

/** The number of banners on the home page. */
const shownAtOnce = 3;

/** In the order of the home page. */
export default function BannerList({ banners }: { banners: Banner[] }) {
  const [modal, confirmation] = Modal.useModal();
  const [news, setNews] = useState('');
  const dispatch = useDispatch();

  const move = (from: number, to: number) => {
    if (from === to) return;
    dispatch(bannersReordered(moved(banners, from, to)));
    setNews(`Feature image ${from + 1} moved to position ${to + 1} of ${banners.length}`);
  };
  const { list, dragged, startDrag, dragHandlers } = useDragToOrder(move);
  const inSight = dragged ? moved(banners, dragged.from, dragged.to) : banners;

  const askAndDelete = ({ _id }: Banner, number: number) => {
    void modal.confirm({
      title: `Delete feature image ${number}?`,
      content: 'It will be removed from the home page immediately.',
      okText: 'Delete feature image',
      okButtonProps: { danger: true },
      focusable: { autoFocusButton: 'cancel' },
      onOk: () => void dispatch(bannerDeleteRequested(_id)),
    });
  };

  return (
    <>
      {confirmation}
      <p className={styles.hint}>
        The home page shows the first three. Drag to reorder them, or use the arrows.
      </p>
      <ol ref={list} className={styles.banners} {...dragHandlers}>
        {inSight.map((banner, index) => (
          <BannerCard
            key={banner._id}
            banner={banner}
            number={index + 1}
            isShown={index < shownAtOnce}
            isLast={index === banners.length - 1}
            isDragged={index === dragged?.to}
            onDragStart={(event) => startDrag(event, index)}
            onMove={(by) => move(index, index + by)}
            onEdit={() => dispatch(bannerEditor.opened({ saved: banner }))}
            onDelete={() => askAndDelete(banner, index + 1)}
          />
        ))}
      </ol>
      <p role="status" className="visually-hidden">
        {news}
      </p>
      <BannerDialog />
    </>
  );
}

const moved = (banners: Banner[], from: number, to: number): Banner[] =>
  banners.toSpliced(from, 1).toSpliced(to, 0, banners[from]!);
