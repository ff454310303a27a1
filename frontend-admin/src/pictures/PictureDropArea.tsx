import Upload from 'antd/es/upload';
import type { ReactNode } from 'react';

const pictureTypes = 'image/jpeg,image/png,image/webp,image/avif,image/gif';

interface PictureDropAreaProps {
  disabled?: boolean;
  onChoose?: (file: File) => void;
  multiple?: boolean;
  /** All that were chosen or dropped at once. */
  onChooseAll?: (files: File[]) => void;
  children: ReactNode;
}

/** Accepts a file, or several, by click, key or drop. The server validates it, so dropped files are not filtered. */
export function PictureDropArea(props: PictureDropAreaProps) {
  const { disabled, onChoose, multiple = false, onChooseAll, children } = props;
  const choose = (file: File, files: File[]) => {
    onChoose?.(file);
    // It is called for each file.
    if (file === files[0]) onChooseAll?.(files);
    return false;
  };
  return (
    <Upload.Dragger
      accept={{ format: pictureTypes, filter: 'native' }}
      disabled={disabled}
      multiple={multiple}
      showUploadList={false}
      beforeUpload={choose}
    >
      {children}
    </Upload.Dragger>
  );
}
