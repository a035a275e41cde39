/** True in the bundle that renders the first screen on the server. The build replaces the value. */
export const isServer: boolean = import.meta.env.SSR && import.meta.env.MODE === 'server';
