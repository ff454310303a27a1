import { selectUser } from '@haberdash/kit/session';
import { Button } from '@haberdash/kit/ui/Button';
import { useDispatch, useSelector } from 'react-redux';
import { logoutRequested } from '../../auth/session/session.slice';

/** Visitors see no button. */
export function LogoutButton() {
  const user = useSelector(selectUser);
  const dispatch = useDispatch();
  if (!user) return null;
  return (
    <Button variant="quiet" onClick={() => dispatch(logoutRequested())}>
      Logout
    </Button>
  );
}
