import Upload from 'antd/es/upload';
import type { ReactNode } from 'react';

const pictureTypes = 'image/jpeg,image/png,image/webp,image/avif,image/gif';

interface PictureDropAreaProps {
  disabled?: boolean;
  onChoose?: (file: File) => void;
  children: ReactNode;
}

/** Accepts a file by click, key or drop. The server validates it, so dropped files are not filtered. */
export function PictureDropArea({ disabled, onChoose, children }: PictureDropAreaProps) {
  const choose = (file: File) => {
    onChoose?.(file);
    return false;
  };
  return (
    <Upload.Dragger
      accept={{ format: pictureTypes, filter: 'native' }}
      disabled={disabled}
      showUploadList={false}
      beforeUpload={choose}
    >
      {children}
    </Upload.Dragger>
  );
}
