import { cropOf, pictureSources, type FocalPoint } from '@haberdash/kit/pictures';
import Button from 'antd/es/button';
import Modal from 'antd/es/modal';
import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { FocalPointPicker } from '../../pictures/FocalPointPicker';
import { formChanged } from '../products.slice';
import styles from './picture-board.module.css';
import { pictureCropped, selectBoard } from './picture-board.slice';

const centre: FocalPoint = { x: 50, y: 50 };

interface CropButtonProps {
  image: string;
  /** The name is one like 'picture 2'. */
  name: string;
}

/** Opens a dialog with what the shop shows of a picture, which is cropped to 4:5. */
export function CropButton({ image, name }: CropButtonProps) {
  const saved = useSelector(selectBoard).focalPoints[image] ?? centre;
  const [asked, setAsked] = useState<FocalPoint>();
  const dispatch = useDispatch();
  const close = () => setAsked(undefined);
  const keep = () => {
    if (asked) dispatch(pictureCropped({ image, focalPoint: asked }));
    dispatch(formChanged());
    close();
  };

  return (
    <>
      <Button aria-label={`Crop ${name}`} onClick={() => setAsked(saved)}>
        Crop
      </Button>
      <Modal
        title={`Crop ${name}`}
        open={asked !== undefined}
        okText="Keep"
        onOk={keep}
        onCancel={close}
        // A click that slips off the picture must not close the dialog.
        mask={{ closable: false }}
        destroyOnHidden
      >
        {asked && (
          <div className={styles.crop}>
            <p>
              Click the part that must stay visible, or move the ring with the arrow keys. Shift moves it by
              10%.
            </p>
            <FocalPointPicker image={image} value={asked} onChange={setAsked} />
            <figure>
              <img
                {...pictureSources(image)}
                sizes="8rem"
                style={cropOf({ [image]: asked }, image)}
                alt="In the shop"
              />
              <figcaption>In the shop</figcaption>
            </figure>
          </div>
        )}
      </Modal>
    </>
  );
}
