/**
 * The English messages of the error page and the controls around it, as in `locales/en.json`. They are part of the app
 * chunk, so that the error page has text even if no language file loads. All other English text is in a lazy chunk.
 */
export const coreMessages = {
  ui: { back: 'Back', close: 'Close', loading: 'Loading', retry: 'Try again' },
  errors: {
    chunk: 'We couldn’t load this page',
    chunkText:
      'Your connection may have dropped, or a newer version is available. Nothing you entered is lost.',
    menu: 'We couldn’t load the menu',
    network: 'No internet connection',
    networkText: 'Check your connection and try again.',
    server: 'Something went wrong',
    serverText: 'It’s not your fault. Please try again in a moment.',
    timeout: 'This is taking too long',
    timeoutText: 'The server didn’t respond in time. Please try again.',
    notFound: 'Page not found',
    notFoundText: 'This page doesn’t exist or has moved.',
    switchedOff: 'Online ordering is paused',
    switchedOffText: 'This business isn’t taking online orders at the moment.',
    unknownBusiness: 'Business not found',
    unknownBusinessText: 'Check the link, or ask the business for a new one.',
    toHome: 'Go to the home page',
  },
} as const;
