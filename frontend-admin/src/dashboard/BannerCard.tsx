import { pictureSources } from '@haberdash/kit/pictures';
import ArrowDownOutlined from '@ant-design/icons/es/icons/ArrowDownOutlined';
import ArrowUpOutlined from '@ant-design/icons/es/icons/ArrowUpOutlined';
import HolderOutlined from '@ant-design/icons/es/icons/HolderOutlined';
import Button from 'antd/es/button';
import { useLayoutEffect, useRef, type PointerEvent } from 'react';
import { Link } from 'react-router-dom';
import { auditOf } from '../audit/audit-links';
import type { Banner } from './banners.api';
import styles from './banners.module.css';
import { nameIn, useLinkOptions } from './links';

interface BannerCardProps extends MoveButtonsProps {
  banner: Banner;
  /** Whether it is among the banners on the home page. */
  isShown: boolean;
  isDragged: boolean;
  onDragStart: (event: PointerEvent) => void;
  onEdit: () => void;
  onDelete: () => void;
}

export function BannerCard(props: BannerCardProps) {
  const { banner, number, isLast, isShown, isDragged, onDragStart, onMove, onEdit, onDelete } = props;
  const { image, headline, link, focalPoint } = banner;
  const links = useLinkOptions();

  return (
    <li className={styles.banner} data-dragged={isDragged || undefined}>
      {/* Keyboard users have the buttons. */}
      <span className={styles.handle} title="Drag to move" aria-hidden onPointerDown={onDragStart}>
        <HolderOutlined />
      </span>
      <img
        {...pictureSources(image)}
        sizes="(min-width: 48rem) 20rem, 100vw"
        loading={number > 3 ? 'lazy' : 'eager'}
        draggable={false}
        style={{ objectPosition: `${focalPoint.x}% ${focalPoint.y}%` }}
        alt={`Feature image ${number}`}
      />
      <div className={styles.about}>
        <p className={isShown ? styles.shown : styles.waiting}>
          {isShown ? 'Shown on the home page' : 'Not on the home page'}
        </p>
        {headline && <p className={styles.headline}>{headline}</p>}
        <p className={styles.leads}>{link ? `Links to ${nameIn(links, link) ?? link}` : 'No link'}</p>
        <div className={styles.actions}>
          <MoveButtons number={number} isLast={isLast} onMove={onMove} />
          <Button aria-label={`Edit feature image ${number}`} onClick={onEdit}>
            Edit
          </Button>
          <Link to={auditOf(banner._id)} aria-label={`Changes of feature image ${number}`}>
            Changes
          </Link>
          <Button danger type="text" aria-label={`Delete feature image ${number}`} onClick={onDelete}>
            Delete
          </Button>
        </div>
      </div>
    </li>
  );
}

interface MoveButtonsProps {
  /** Counted from 1. */
  number: number;
  isLast: boolean;
  onMove: (by: 1 | -1) => void;
}

function MoveButtons({ number, isLast, onMove }: MoveButtonsProps) {
  const up = useRef<HTMLButtonElement>(null);
  const down = useRef<HTMLButtonElement>(null);

  // At either end the pressed button becomes disabled and would lose the focus.
  useLayoutEffect(() => {
    const focused = document.activeElement;
    if (focused === up.current && number === 1) down.current?.focus();
    if (focused === down.current && isLast) up.current?.focus();
  }, [number, isLast]);

  return (
    <>
      <Button
        ref={up}
        disabled={number === 1}
        aria-label={`Move feature image ${number} up`}
        icon={<ArrowUpOutlined aria-hidden />}
        onClick={() => onMove(-1)}
      />
      <Button
        ref={down}
        disabled={isLast}
        aria-label={`Move feature image ${number} down`}
        icon={<ArrowDownOutlined aria-hidden />}
        onClick={() => onMove(1)}
      />
    </>
  );
}
