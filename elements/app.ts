export { startApp } from './session/app-session.ts';
export { startButton } from './session/button-session.ts';
