import type { Role } from '../../services/operators/permissions.ts';

/** The names of the roles in the console. */
export const ROLE_TEXT: Readonly<Record<Role, string>> = {
  owner: 'Owner',
  manager: 'Manager',
  staff: 'Staff',
};
