declare const __SHIPPED_LOCALES__: readonly string[];

/** The languages the interface is translated into: those of the files in `locales`, as the build found them. */
export const shippedLocales = __SHIPPED_LOCALES__;
