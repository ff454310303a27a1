import CloudUploadOutlined from '@ant-design/icons/es/icons/CloudUploadOutlined';
import Alert from 'antd/es/alert';
import DisabledContext from 'antd/es/config-provider/DisabledContext';
import { useContext } from 'react';
import { useSelector } from 'react-redux';
import { PictureDropArea } from '../../pictures/PictureDropArea';
import { useForgottenUploads } from '../../pictures/use-forgotten-uploads';
import dropArea from '../../ui/drop-area.module.css';
import { useDragToOrder } from '../../ui/ordering/use-drag-to-order';
import { maxBoardPictures, moved, placeOf, type BoardPicture } from './board';
import { BoardCard } from './BoardCard';
import styles from './picture-board.module.css';
import { selectBoard } from './picture-board.slice';
import { useBoardChanges } from './use-board-changes';

/** The pictures of the product, the main one first, and how the shop crops them. */
export function PictureBoard({ error }: { error: string | undefined }) {
  const { pictures } = useSelector(selectBoard);
  const isLocked = useContext(DisabledContext);
  const { news, add, move, remove, makeMain, retry, room } = useBoardChanges(pictures, isLocked);
  const { list, dragged, startDrag, dragHandlers } = useDragToOrder(move, 'grid');
  const inSight = dragged ? moved(pictures, dragged.from, dragged.to) : pictures;
  useForgottenUploads(pictures.filter(({ isAdded }) => isAdded).map(({ id }) => placeOf(id)));

  return (
    <div className={styles.board}>
      {error && <Alert type="error" showIcon title={error} />}
      <ol ref={list} className={styles.pictures} aria-label="Pictures in their order" {...dragHandlers}>
        {inSight.map((picture, index) => (
          <BoardCard
            key={picture.id}
            picture={picture}
            number={index + 1}
            isLast={index === pictures.length - 1}
            isDragged={index === dragged?.to}
            onDragStart={(event) => isLocked || startDrag(event, index)}
            onMove={(by) => move(index, index + by)}
            onMakeMain={() => makeMain(index)}
            onRemove={() => remove(picture.id)}
            onRetry={() => retry(picture.id)}
          />
        ))}
      </ol>
      <p role="status" className={styles.news}>
        {news}
      </p>
      <UploadsProgress pictures={pictures} />
      {room > 0 && (
        <PictureDropArea multiple onChooseAll={add}>
          {room === maxBoardPictures ? <Invitation /> : <p>Add pictures: choose or drop up to {room}</p>}
        </PictureDropArea>
      )}
    </div>
  );
}

function Invitation() {
  return (
    <>
      <CloudUploadOutlined aria-hidden className={dropArea.icon} />
      <p className={dropArea.invitation}>Choose a picture or drop it here</p>
      <p className={dropArea.hint}>JPEG, PNG, WebP, AVIF or GIF, up to 10 MB</p>
    </>
  );
}

/** How many of the added pictures have arrived; each card shows its own upload. */
function UploadsProgress({ pictures }: { pictures: BoardPicture[] }) {
  const added = pictures.filter(({ isAdded }) => isAdded);
  const done = added.filter(({ image }) => image !== null).length;
  if (done === added.length) return null;
  return (
    <p role="status" className={styles.progress}>
      <progress aria-label="Uploads" value={done} max={added.length} /> {done} of {added.length} uploaded
    </p>
  );
}
