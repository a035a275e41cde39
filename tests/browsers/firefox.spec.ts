import { startFirefox } from '../hosts/firefox-driver.ts';
import { suiteIn } from './suite-in.ts';

suiteIn('Firefox', startFirefox);
