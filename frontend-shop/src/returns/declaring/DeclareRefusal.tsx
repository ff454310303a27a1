import { useSelector } from 'react-redux';
import { Refusal } from '../Refusal';
import { selectDeclaring } from './declaring.slice';

/** The server's words about the declaration that it refused. */
export function DeclareRefusal() {
  const declaring = useSelector(selectDeclaring);
  return declaring.status === 'failed' && <Refusal message={declaring.message} />;
}
