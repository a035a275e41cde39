/** Terser leaves fewer bytes than the bundler's own minifier; bytes are what the customer waits for. */
export const smallest = {
  ecma: 2020 as const,
  module: true,
  safari10: false,
  compress: {
    passes: 6,
    unsafe_arrows: true,
    hoist_props: true,
    hoist_funs: true,
    keep_fargs: false,
  },
};
