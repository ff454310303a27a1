import { cropOf, pictureSources } from '@haberdash/kit/pictures';
import HolderOutlined from '@ant-design/icons/es/icons/HolderOutlined';
import Button from 'antd/es/button';
import Input from 'antd/es/input';
import Select from 'antd/es/select';
import type { PointerEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { UploadProgress } from '../../pictures/UploadProgress';
import { useUpload } from '../../pictures/use-upload';
import { formChanged } from '../products.slice';
import { MoveButtons } from '../../ui/ordering/MoveButtons';
import { useDraft } from '../variants/use-draft';
import { placeOf, type BoardPicture } from './board';
import { CropButton } from './CropButton';
import styles from './picture-board.module.css';
import { boardPictureChanged, selectBoard } from './picture-board.slice';

interface BoardCardProps {
  picture: BoardPicture;
  /** Counted from 1, which is the main picture. */
  number: number;
  isLast: boolean;
  isDragged: boolean;
  onDragStart: (event: PointerEvent) => void;
  onMove: (by: 1 | -1) => void;
  onMakeMain: () => void;
  onRemove: () => void;
  onRetry: () => void;
}

export function BoardCard(props: BoardCardProps) {
  const { picture, number, isLast, isDragged, onDragStart, onMove, onMakeMain, onRemove, onRetry } = props;
  const isMain = number === 1;
  const name = isMain ? 'main picture' : `picture ${number}`;
  return (
    <li className={styles.picture} data-dragged={isDragged || undefined}>
      {/* Keyboard users have the buttons. */}
      <span className={styles.handle} title="Drag to move" aria-hidden onPointerDown={onDragStart}>
        <HolderOutlined />
      </span>
      <Preview picture={picture} name={name} onRetry={onRetry} />
      <div className={styles.about}>
        {isMain && <p className={styles.main}>Main picture</p>}
        {picture.image && !isMain && <Fields picture={picture} name={name} />}
      </div>
      <div className={styles.actions}>
        <MoveButtons name={name} number={number} isLast={isLast} onMove={onMove} />
        {picture.image && <CropButton image={picture.image} name={name} />}
        {picture.image && !isMain && (
          <Button aria-label={`Make main: ${name}`} onClick={onMakeMain}>
            Make main
          </Button>
        )}
        <Button danger type="text" aria-label={`Remove ${name}`} onClick={onRemove}>
          Remove
        </Button>
      </div>
    </li>
  );
}

interface PreviewProps {
  picture: BoardPicture;
  name: string;
  onRetry: () => void;
}

/** The picture as the shop crops it, or how its upload is getting on. */
function Preview({ picture: { id, image, alt }, name, onRetry }: PreviewProps) {
  const crop = cropOf(useSelector(selectBoard).focalPoints, image);
  const { fileName, percent, uploading } = useUpload(placeOf(id));
  if (image) {
    return (
      <img
        {...pictureSources(image)}
        sizes="(min-width: 48rem) 12rem, 5rem"
        draggable={false}
        style={crop}
        alt={alt || name}
      />
    );
  }
  if (uploading.status === 'failed') {
    return (
      <div role="alert" className={styles.failure}>
        {fileName} was not uploaded. {uploading.message}{' '}
        <Button size="small" aria-label={`Try ${fileName} again`} onClick={onRetry}>
          Try again
        </Button>
      </div>
    );
  }
  return (
    <div className={styles.waiting}>
      <UploadProgress fileName={fileName} percent={percent} />
    </div>
  );
}

function Fields({ picture: { id, alt, colourId }, name }: { picture: BoardPicture; name: string }) {
  const colours = useDraft((draft) => draft.colours);
  const chosen = useDraft((draft) => draft.colourIds);
  const dispatch = useDispatch();
  const change = (changed: Partial<BoardPicture>) => {
    dispatch(boardPictureChanged({ id, ...changed }));
    dispatch(formChanged());
  };
  const options = chosen.map((value) => ({ value, label: colours[value]?.name ?? '' }));
  return (
    <>
      <Input
        aria-label={`Alternative text of ${name}`}
        placeholder="What it shows"
        maxLength={200}
        value={alt}
        onChange={({ target }) => change({ alt: target.value })}
        // It must not submit the form around it.
        onPressEnter={(event) => event.preventDefault()}
      />
      {options.length > 0 && (
        <Select
          aria-label={`Colour of ${name}`}
          value={colourId ?? ''}
          options={[{ value: '', label: 'All colours' }, ...options]}
          onChange={(value) => change({ colourId: value || null })}
        />
      )}
    </>
  );
}
