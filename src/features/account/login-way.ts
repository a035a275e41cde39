/** How a customer says who they are. */
export type LoginWay = 'code' | 'password' | 'register';
