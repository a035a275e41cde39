/** The paths of WebKitGTK's driver, of the screen it draws on and of its browser, installing them if there are none. */
export function findWebkit(): { readonly driver: string; readonly screen: string; readonly browser: string };
