import { startWebkit } from '../hosts/webkit-driver.ts';
import { suiteIn } from './other-browser-suite.ts';

suiteIn('WebKit', startWebkit);
