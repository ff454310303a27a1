import { pictureSources } from '@haberdash/kit/pictures';
import HolderOutlined from '@ant-design/icons/es/icons/HolderOutlined';
import Button from 'antd/es/button';
import type { PointerEvent } from 'react';
import { Link } from 'react-router-dom';
import { IfAllowed } from '../../access/IfAllowed';
import { MoveButtons, type MoveButtonsProps } from '../../ui/ordering/MoveButtons';
import { auditOf } from '../../audit/audit-links';
import type { Banner } from './banners.api';
import styles from './banners.module.css';
import { nameIn, useLinkOptions } from './links';

interface BannerCardProps extends Omit<MoveButtonsProps, 'name'> {
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
          <MoveButtons name={`feature image ${number}`} number={number} isLast={isLast} onMove={onMove} />
          <Button aria-label={`Edit feature image ${number}`} onClick={onEdit}>
            Edit
          </Button>
          <IfAllowed needs="audit.read">
            <Link to={auditOf(banner._id)} aria-label={`Changes of feature image ${number}`}>
              Changes
            </Link>
          </IfAllowed>
          <Button danger type="text" aria-label={`Delete feature image ${number}`} onClick={onDelete}>
            Delete
          </Button>
        </div>
      </div>
    </li>
  );
}
