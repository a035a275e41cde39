import { startWebkit } from '../hosts/webkit-driver.ts';
import { suiteIn } from './suite-in.ts';

suiteIn('WebKit', startWebkit);
