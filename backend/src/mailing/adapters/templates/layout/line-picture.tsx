import { smallestSource } from '../../../../pictures/picture-sources';
import { styles } from './mail-styles';

const width = 64;
const height = 80;

interface LinePictureProps {
  /** A path or an address on the web; a line without a picture keeps its room. */
  image: string | undefined;
  /** The shop's address on the web. */
  url: string;
}

/** Beside a line that names what it shows, so that it has no words of its own. */
export function LinePicture({ image, url }: LinePictureProps) {
  if (image === undefined) return null;
  const { href } = new URL(smallestSource(image), url);
  return <img src={href} width={width} height={height} alt="" style={styles.picture} />;
}
