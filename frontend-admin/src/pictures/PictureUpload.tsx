import { pictureSources } from '@haberdash/kit/pictures';
import CloudUploadOutlined from '@ant-design/icons/es/icons/CloudUploadOutlined';
import Alert from 'antd/es/alert';
import Button from 'antd/es/button';
import { useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import { PicturePlaceholder } from './PicturePlaceholder';
import { PictureDropArea } from './PictureDropArea';
import { pictureChosen, pictureRemoved } from './picture-upload.slice';
import dropArea from '../ui/drop-area.module.css';
import styles from './pictures.module.css';
import { UploadProgress } from './UploadProgress';
import { useUpload } from './use-upload';

interface PictureUploadProps {
  place: string;
  /** The aspect ratio of the place for which the picture is intended, as in CSS. */
  ratio: string;
}

/** Selects and uploads a picture, which is discarded when this component unmounts. */
export function PictureUpload({ place, ratio }: PictureUploadProps) {
  const { fileName, percent, url, uploading } = useUpload(place);
  const dispatch = useDispatch();
  const [file, setFile] = useState<File>();

  const choose = (chosen: File) => {
    setFile(chosen);
    dispatch(pictureChosen(place, chosen));
  };
  const remove = () => dispatch(pictureRemoved(place));
  useEffect(() => () => void dispatch(pictureRemoved(place)), [dispatch, place]);

  if (uploading.status === 'loading')
    return <Uploading fileName={fileName} percent={percent} ratio={ratio} onCancel={remove} />;
  if (url) return <Uploaded fileName={fileName} url={url} ratio={ratio} onRemove={remove} />;
  return (
    <div className={styles.upload}>
      {uploading.status === 'failed' && file && (
        <Alert
          type="error"
          showIcon
          title={`${file.name} was not uploaded. ${uploading.message}`}
          action={<Button onClick={() => choose(file)}>Try again</Button>}
        />
      )}
      <PictureDropArea onChoose={choose}>
        <CloudUploadOutlined aria-hidden className={dropArea.icon} />
        <p className={dropArea.invitation}>Choose a picture or drop it here</p>
        <p className={dropArea.hint}>JPEG, PNG, WebP, AVIF or GIF, up to 10 MB</p>
      </PictureDropArea>
    </div>
  );
}

interface FileProps {
  fileName: string;
  ratio: string;
}

interface UploadingProps extends FileProps {
  percent: number;
  onCancel: () => void;
}

function Uploading({ fileName, percent, ratio, onCancel }: UploadingProps) {
  return (
    <div className={styles.chosen}>
      <div className={styles.frame} style={frame(ratio)}>
        <PicturePlaceholder ratio={ratio} />
      </div>
      <UploadProgress fileName={fileName} percent={percent} />
      <Button onClick={onCancel}>Cancel</Button>
    </div>
  );
}

function Uploaded({ fileName, ratio, url, onRemove }: FileProps & { url: string; onRemove: () => void }) {
  return (
    <div className={styles.chosen}>
      <div className={styles.frame} style={frame(ratio)}>
        <img {...pictureSources(url)} sizes="26rem" alt={`Preview of ${fileName}`} />
      </div>
      <p role="status">{fileName}</p>
      <Button onClick={onRemove}>Remove picture</Button>
    </div>
  );
}

/** 10rem high, or as wide as there is room. */
function frame(ratio: string) {
  return { aspectRatio: ratio, width: `min(100%, 10rem * ${ratio})` };
}
