/** Writes static files, so that a test can serve them like every other host. */
export default { output: 'export', turbopack: { root: import.meta.dirname } };
