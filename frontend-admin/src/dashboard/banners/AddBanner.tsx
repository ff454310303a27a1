import { useDispatch, useSelector } from 'react-redux';
import { PictureUpload } from '../../pictures/PictureUpload';
import { useUpload } from '../../pictures/use-upload';
import { SubmitButton } from '../../ui/SubmitButton';
import styles from '../dashboard.module.css';
import { bannerSubmitted, selectAdding } from './banners.slice';

export default function AddBanner() {
  const adding = useSelector(selectAdding);
  const { url: pictureUrl } = useUpload('banner');
  const dispatch = useDispatch();

  return (
    <div className={styles.adding}>
      <PictureUpload place="banner" ratio="16 / 6" />
      <SubmitButton
        disabled={!pictureUrl}
        busy={adding.status === 'loading'}
        onClick={() => pictureUrl && dispatch(bannerSubmitted(pictureUrl))}
      >
        Upload
      </SubmitButton>
    </div>
  );
}
