import Skeleton from 'antd/es/skeleton';

/** Holds the place of a picture; the ratio is width by height, as in CSS. */
export function PicturePlaceholder({ ratio }: { ratio: string }) {
  const content = { width: '100%', height: 'auto', aspectRatio: ratio };
  return <Skeleton.Node active styles={{ root: { width: '100%' }, content }} />;
}
