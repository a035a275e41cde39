import { startFirefox } from '../hosts/firefox-driver.ts';
import { defineSuite } from './other-browser-suite.ts';

defineSuite('Firefox', startFirefox);
