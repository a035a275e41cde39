/** How the customer logs in, or registers. */
export type LoginMethod = 'code' | 'password' | 'register';
