import { startFirefox } from '../hosts/firefox-driver.ts';
import { suiteIn } from './other-browser-suite.ts';

suiteIn('Firefox', startFirefox);
