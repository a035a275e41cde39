/**
 * The roles of operators at a business, and the only table of what each role may do. docs/security.md has the same
 * table.
 */

/** Ordered from all permissions to the fewest. */
export const ROLES = ['owner', 'manager', 'staff'] as const;

export type Role = (typeof ROLES)[number];

/** What each permission allows, and the roles that have it. A platform operator has all of them at every business. */
export const PERMISSIONS = {
  orders: {
    roles: ['owner', 'manager', 'staff'],
    allows: 'See orders, accept, prepare and hand them over; set a rush',
  },
  reservations: { roles: ['owner', 'manager', 'staff'], allows: 'See, accept, move and reject reservations' },
  tables: { roles: ['owner', 'manager', 'staff'], allows: 'Print table cards' },
  refunds: {
    roles: ['owner', 'manager'],
    allows: 'Refund orders, and reject or cancel paid orders, which returns the money',
  },
  coupons: { roles: ['owner', 'manager'], allows: 'See coupons and their uses' },
  marketing: { roles: ['owner', 'manager'], allows: 'See banners and marketing events' },
  feedback: { roles: ['owner', 'manager'], allows: 'Read ratings and feedback' },
  payments: { roles: ['owner', 'manager'], allows: 'See online payments, export orders' },
  wallets: { roles: ['owner', 'manager'], allows: 'See wallets and give credit' },
  messages: { roles: ['owner', 'manager'], allows: 'Read the developer inbox of a sandbox' },
  audit: { roles: ['owner', 'manager'], allows: 'Read the audit log' },
  operators: { roles: ['owner'], allows: 'Add and remove operators, change roles, send password links' },
} as const satisfies Record<string, { readonly roles: readonly Role[]; readonly allows: string }>;

export type Permission = keyof typeof PERMISSIONS;

export const isRole = (text: unknown): text is Role => ROLES.some((role) => role === text);

/** Whether a role has a permission. */
export const isAllowed = (role: Role, permission: Permission): boolean =>
  PERMISSIONS[permission].roles.some((allowedRole) => allowedRole === role);
