import { pictureSources } from '@haberdash/kit/pictures';
import Button from 'antd/es/button';
import { useState, type SubmitEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { FocalPointPicker } from '../../pictures/FocalPointPicker';
import { RefusalAlert } from '../../ui/RefusalAlert';
import { SubmitButton } from '../../ui/SubmitButton';
import styles from './banner-dialog.module.css';
import { bannerEditor } from './banner-editor';
import type { Banner, FocalPoint, Presentation } from './banners.api';
import { CaptionFields } from './CaptionFields';
import { LinkField } from './LinkField';

interface PresentationFormProps {
  banner: Banner;
  onCancel: () => void;
}

export default function PresentationForm({ banner, onCancel }: PresentationFormProps) {
  const { saving, fieldErrors } = useSelector(bannerEditor.selectEditor);
  const dispatch = useDispatch();
  const [presentation, setPresentation] = useState<Presentation>(banner);
  const { headline, text, link, focalPoint } = presentation;
  const linkError = fieldErrors.link && `The link ${fieldErrors.link}`;

  const change = (changed: Partial<Presentation>) => {
    setPresentation({ ...presentation, ...changed });
    dispatch(bannerEditor.changed());
  };
  const save = (event: SubmitEvent) => {
    event.preventDefault();
    const trimmed = { headline: headline.trim(), text: text.trim(), link: link?.trim() || null };
    dispatch(bannerEditor.submitted({ ...trimmed, focalPoint }));
  };

  return (
    <form className={styles.form} aria-label="Feature image" onSubmit={save}>
      <CaptionFields value={{ headline, text }} onChange={change} />
      <div className={styles.look}>
        <section className={styles.whole} aria-labelledby="focal-point-title">
          <h3 id="focal-point-title">Focal point</h3>
          <p className={styles.hint}>
            Click the part that must stay visible, or move the ring with the arrow keys. Shift moves it by
            10%.
          </p>
          <FocalPointPicker
            image={banner.image}
            value={focalPoint}
            onChange={(point) => change({ focalPoint: point })}
          />
        </section>
        <section className={styles.crops} aria-label="Preview in the shop">
          <Crop name="Phone" kind="phone" image={banner.image} focalPoint={focalPoint} />
          <Crop name="Wide screen" kind="wide" image={banner.image} focalPoint={focalPoint} />
        </section>
      </div>
      <LinkField value={link ?? ''} error={linkError} onChange={(value) => change({ link: value })} />
      {!linkError && <RefusalAlert request={saving} />}
      <div className={styles.buttons}>
        <Button onClick={onCancel}>Cancel</Button>
        <SubmitButton htmlType="submit" block={false} busy={saving.status === 'loading'}>
          Save
        </SubmitButton>
      </div>
    </form>
  );
}

interface CropProps {
  name: string;
  kind: 'phone' | 'wide';
  image: string;
  focalPoint: FocalPoint;
}

function Crop({ name, kind, image, focalPoint: { x, y } }: CropProps) {
  return (
    <figure className={styles.crop}>
      <img
        {...pictureSources(image)}
        sizes="14rem"
        className={styles[kind]}
        style={{ objectPosition: `${x}% ${y}%` }}
        alt={`On a ${name.toLowerCase()}`}
      />
      <figcaption>{name}</figcaption>
    </figure>
  );
}
