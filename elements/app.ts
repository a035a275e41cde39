export { mountApp } from '../src/app/mount-app.tsx';
