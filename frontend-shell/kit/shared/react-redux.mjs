/** What remotes may import of react-redux. */
export { shallowEqual, useDispatch, useSelector } from 'react-redux';
