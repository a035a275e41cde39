/** True in the bundle that the server renders the first screen with. The build replaces the value. */
export const isServer: boolean = import.meta.env.SSR && import.meta.env.MODE === 'server';
