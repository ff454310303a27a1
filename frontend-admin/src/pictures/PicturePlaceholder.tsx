import Skeleton from 'antd/es/skeleton';

/** Takes the room of a picture; the aspect ratio is as in CSS. */
export function PicturePlaceholder({ ratio }: { ratio: string }) {
  const content = { width: '100%', height: 'auto', aspectRatio: ratio };
  return <Skeleton.Node active styles={{ root: { width: '100%' }, content }} />;
}
