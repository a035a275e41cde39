/** Returns the paths of WebKitGTK's driver, its virtual screen and its browser, and installs missing ones. */
export function findWebkit(): { readonly driver: string; readonly screen: string; readonly browser: string };
