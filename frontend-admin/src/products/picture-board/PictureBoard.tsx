import Alert from 'antd/es/alert';
import Button from 'antd/es/button';
import Skeleton from 'antd/es/skeleton';
import { useDispatch, useSelector } from 'react-redux';
import { PictureDropArea } from '../../pictures/PictureDropArea';
import type { Product } from '../products.api';
import { useDragToOrder } from '../../ui/ordering/use-drag-to-order';
import { moved, type Board, type BoardPicture } from './board';
import { BoardCard } from './BoardCard';
import { CropButton } from './CropButton';
import styles from './picture-board.module.css';
import { boardOpened, selectBoard, selectBoardRequest } from './picture-board.slice';
import { useBoardChanges } from './use-board-changes';

interface PictureBoardProps {
  /** Null for a new one. */
  product: Product | null;
  /** The main picture of the product. */
  image: string | undefined;
}

/** The pictures beside the main one, and how all are cropped. Until it is opened, the product keeps what it has. */
export function PictureBoard({ product, image }: PictureBoardProps) {
  const board = useSelector(selectBoard);
  const request = useSelector(selectBoardRequest);
  const dispatch = useDispatch();
  const open = () => dispatch(boardOpened(product?._id ?? null));

  return (
    <section className={styles.board} aria-label="More pictures">
      {request.status === 'loading' && <Skeleton active title={false} paragraph={{ rows: 2 }} />}
      {request.status === 'failed' && (
        <Alert
          type="error"
          showIcon
          title={request.message}
          action={<Button onClick={open}>Try again</Button>}
        />
      )}
      {!board && request.status === 'idle' && <Button onClick={open}>More pictures and crops</Button>}
      {board && <OpenBoard board={board} image={image} />}
    </section>
  );
}

function OpenBoard({ board, image }: { board: Board; image: string | undefined }) {
  const { pictures } = board;
  const { news, add, move, remove, makeMain, retry, room } = useBoardChanges(pictures, image);
  const { list, dragged, startDrag, dragHandlers } = useDragToOrder(move);
  const inSight = dragged ? moved(pictures, dragged.from, dragged.to) : pictures;

  return (
    <>
      {image && <CropButton image={image} name="main picture" isNamed />}
      <ol ref={list} className={styles.pictures} aria-label="Further pictures" {...dragHandlers}>
        {inSight.map((picture, index) => (
          <BoardCard
            key={picture.id}
            picture={picture}
            // The main picture is the first.
            number={index + 2}
            isFirst={index === 0}
            isLast={index === pictures.length - 1}
            isDragged={index === dragged?.to}
            onDragStart={(event) => startDrag(event, index)}
            onMove={(by) => move(index, index + by)}
            onMakeMain={image ? () => makeMain(picture) : undefined}
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
          <p>Add pictures: choose or drop up to {room}</p>
        </PictureDropArea>
      )}
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
