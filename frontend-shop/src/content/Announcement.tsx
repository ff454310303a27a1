import { useSelector } from 'react-redux';
import { selectContent } from './content.slice';
import { ShopLink } from './ShopLink';

/** The line above the header, if the shop has something to announce. */
export function Announcement() {
  const { value } = useSelector(selectContent);
  if (!value?.announcement) return null;
  const { text, link } = value.announcement;
  return link ? <ShopLink to={link}>{text}</ShopLink> : text;
}
