/** The doctor's chunk. The loader calls `startDoctor`, and `check.js` calls `checkPage`. */
export { checkPage } from './check-page.ts';
export { startDoctor } from './start-doctor.ts';
