import { pictureSources } from '@haberdash/kit/pictures';
import LoadingOutlined from '@ant-design/icons/es/icons/LoadingOutlined';
import PictureOutlined from '@ant-design/icons/es/icons/PictureOutlined';
import Button from 'antd/es/button';
import type { ReactNode } from 'react';
import { useDispatch } from 'react-redux';
import { pictureChosen, pictureRemoved } from './picture-upload.slice';
import { PictureDropArea } from './PictureDropArea';
import dropArea from '../ui/drop-area.module.css';
import styles from './pictures.module.css';
import { useUpload } from './use-upload';

interface SmallPictureUploadProps {
  place: string;
  /** The address of the picture; empty for none. */
  url: string;
  /** The name of what the picture shows. */
  name: string;
  /** The text shown without a picture. */
  placeholder: string;
  /** Shown beside the picture. */
  children: ReactNode;
  /** The picture itself is removed, not only its upload. */
  onRemove?: () => void;
}

/** An optional picture, as a thumbnail. */
export function SmallPictureUpload(props: SmallPictureUploadProps) {
  const { place, url, name, placeholder, children, onRemove } = props;
  const { fileName, uploading } = useUpload(place);
  const dispatch = useDispatch();
  const isUploading = uploading.status === 'loading';
  const remove = () => {
    dispatch(pictureRemoved(place));
    if (!isUploading) onRemove?.();
  };

  return (
    <div className={styles.small}>
      <PictureDropArea onChoose={(file) => dispatch(pictureChosen(place, file))}>
        <Thumbnail url={url} name={name} isUploading={isUploading} />
      </PictureDropArea>
      <div className={styles.beside}>
        {children}
        {url || isUploading ? (
          <Button
            type="link"
            size="small"
            aria-label={isUploading ? `Cancel picture of ${name}` : `Remove picture of ${name}`}
            onClick={remove}
          >
            {isUploading ? 'Cancel' : 'Remove picture'}
          </Button>
        ) : (
          <p className={dropArea.hint}>{placeholder}</p>
        )}
        {uploading.status === 'failed' && (
          <p role="alert" className={styles.failure}>
            {fileName} was not uploaded. {uploading.message}
          </p>
        )}
      </div>
    </div>
  );
}

function Thumbnail({ url, name, isUploading }: { url: string; name: string; isUploading: boolean }) {
  if (isUploading) {
    return (
      <span role="status">
        <LoadingOutlined aria-hidden />
        <span className="visually-hidden">Uploading the picture of {name}</span>
      </span>
    );
  }
  if (url) return <img {...pictureSources(url)} sizes="4rem" alt={`Picture of ${name}`} />;
  return (
    <>
      <PictureOutlined aria-hidden />
      <span className="visually-hidden">Add a picture of {name}</span>
    </>
  );
}
