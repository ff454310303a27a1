import { useSelector } from 'react-redux';
import { selectRoles } from './staff.slice';

/** @returns the roles to choose from; those that allow more than the own one are disabled */
export function useRoleOptions() {
  const roles = useSelector(selectRoles).value?.roles ?? [];
  return roles.map(({ _id: value, name, mayGrant }) => ({ value, label: name, disabled: !mayGrant }));
}
