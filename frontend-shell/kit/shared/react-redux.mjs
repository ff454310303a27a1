/** The exports of react-redux that the shell shares. */
export { shallowEqual, useDispatch, useSelector } from 'react-redux';
